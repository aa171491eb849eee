/** Labelled pairs of claims, and which of them may be looked at while the matcher is worked on. */
import fs from 'node:fs';
import path from 'node:path';
import type { Verdict } from '#tools/claims/match.server.ts';

export interface LabelledPair {
  is: Verdict;
  a: string;
  b: string;
}

export type Use = 'work' | 'held out';

interface Kept extends LabelledPair {
  /** `unseen.json` says `label` for `is`: it was written by someone who had not seen any of this. */
  label?: Verdict;
  for?: Use;
}

export function pairsIn(file: string, use?: Use): LabelledPair[] {
  const kept = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, file), 'utf8')) as Kept[];
  return kept
    .filter((pair) => !use || pair.for === use)
    .map(({ a, b, is, label }) => ({ a, b, is: label ?? is }));
}
