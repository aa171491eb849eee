/**
 * Names for claims that stay when further answers join: a claim is named by its first voice, counted by who ended first, and
 * later voices come after it.
 */
import { createHash } from 'node:crypto';
import type { SharedClaim } from '#tools/claims/result.ts';

export function claimId({ voices }: Pick<SharedClaim, 'voices'>, heard: readonly string[]): string {
  const [first] = voices.toSorted(
    (a, b) => heard.indexOf(a.engine) - heard.indexOf(b.engine) || a.start - b.start,
  );
  return hash(`${first?.engine}\n${first?.start}\n${first?.words}`);
}

export const contestId = (sides: readonly string[]) => hash(`contest\n${sides.toSorted()[0]}`);

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
