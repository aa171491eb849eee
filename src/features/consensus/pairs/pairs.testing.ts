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

const handFolder = path.join(import.meta.dirname, 'hand');
/** Neighbours share a sentence, so the last lines of each file are held out, not some of all. */
const heldOut = 0.12;

/** Pairs written by hand in the files of `hand/`, a line each. */
export function handPairs(use: Use): LabelledPair[] {
  return fs
    .readdirSync(handFolder)
    .sort()
    .flatMap((name) => {
      const pairs = pairsInLines(path.join('hand', name));
      const cut = Math.floor(pairs.length * (1 - heldOut));
      return use === 'work' ? pairs.slice(0, cut) : pairs.slice(cut);
    });
}

export const pairsInLines = (file: string): LabelledPair[] =>
  fs
    .readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { a, b, is } = JSON.parse(line) as { a: string; b: string; is: 'same' | 'contrary' | 'neither' };
      return { a, b, is: is === 'neither' ? 'unrelated' : is };
    });
