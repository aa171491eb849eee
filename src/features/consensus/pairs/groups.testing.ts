/**
 * Labelled pairs written in groups: lines that begin with `=` say one thing, each with `!` excludes it,
 * each with `?` speaks of something else nearby.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { LabelledPair } from './pairs.testing.ts';

export interface Group {
  topic: string;
  same: string[];
  contrary: string[];
  unrelated: string[];
}

const folder = path.join(import.meta.dirname, 'groups');

export const topics = fs
  .readdirSync(folder)
  .map((name) => path.basename(name, '.txt'))
  .sort();

export const groupsOf = (topic: string): Group[] => groupsIn(path.join(folder, `${topic}.txt`), topic);

export function groupsIn(file: string, topic = path.basename(file, '.txt')): Group[] {
  return fs
    .readFileSync(file, 'utf8')
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split('\n');
      const marked = (mark: string) =>
        lines.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2));
      return { topic, same: marked('='), contrary: marked('!'), unrelated: marked('?') };
    });
}

/** All pairs whose verdict the group tells; two that exclude a third may be anything to each other. */
export function pairsOf({ same, contrary, unrelated }: Group): LabelledPair[] {
  return [
    ...same.flatMap((a, at) => same.slice(at + 1).map((b) => ({ a, b, is: 'same' as const }))),
    ...same.flatMap((a) => contrary.map((b) => ({ a, b, is: 'contrary' as const }))),
    ...[...same, ...contrary].flatMap((a) => unrelated.map((b) => ({ a, b, is: 'unrelated' as const }))),
  ];
}
