/** What the corrector does to learners' sentences: every change it makes is held against the sentence as it should be. */
import fs from 'node:fs';
import path from 'node:path';
import { diffWords } from '#kit/ui/diff/word-diff.ts';
import { corrected } from '#bamboo/grammar.server.ts';

export interface Measured {
  sentences: number;
  changes: number;
  right: number;
  /** Sentences that came out as they should be. */
  mended: number;
  bad: string[];
  missed: string[];
}

export const linesOf = (name: string) =>
  fs
    .readFileSync(path.join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter(Boolean);

export async function measure(pairs: readonly (readonly [string, string])[]): Promise<Measured> {
  const result: Measured = { sentences: pairs.length, changes: 0, right: 0, mended: 0, bad: [], missed: [] };
  for (const [wrong, should] of pairs) {
    const { text } = await corrected(wrong);
    const wanted = new Set(hunks(wrong, should));
    const made = hunks(wrong, text);
    const right = made.filter((one) => wanted.has(one)).length;
    result.changes += made.length;
    result.right += right;
    if (text === should) result.mended += 1;
    if (right < made.length) result.bad.push(`${wrong} → ${text} (${should})`);
    else if (text !== should) result.missed.push(`${wrong} → ${text}`);
  }
  return result;
}

/** Each difference, with where it stands. */
function hunks(from: string, to: string): string[] {
  let at = 0;
  return diffWords(from, to).flatMap((piece) => {
    const start = at;
    at += piece.kind === 'same' ? piece.text.length : piece.was.length;
    return piece.kind === 'same' ? [] : [`${start}:${piece.was.trim()}→${piece.now.trim()}`];
  });
}
