/**
 * Vectors as the database can compare them without an extension: a list of near ones, a bit for each direction, and a byte for each
 * number to reckon with in the end. Bits are taken after the common middle is taken away and all is turned by a fixed
 * random rotation, without which single directions would say too much and others nothing.
 */
import fs from 'node:fs';
import path from 'node:path';
import { projectFolder } from '#kit/paths.server.ts';

export const vectorSize = 384;
export const listCount = 1024;
const seed = 20_260;

export interface Quantiser {
  middle: Float32Array;
  /** One after the other, of length one. */
  centres: Float32Array;
}

let loaded: Quantiser | undefined;
let turned: Float32Array | undefined;

/** Trained once, on sentences of a dictionary: see `scripts/train-search.ts`. */
const quantiser = () =>
  (loaded ??= unpack(fs.readFileSync(path.join(projectFolder, 'content/search/quantiser.bin'))));

/** The middle as it is, then the centres in bytes, whose length does not matter. */
export function unpack(file: Uint8Array): Quantiser {
  const bytes = file.slice();
  const middle = new Float32Array(bytes.buffer, 0, vectorSize);
  const centres = Float32Array.from(new Int8Array(bytes.buffer, middle.byteLength));
  for (let at = 0; at < centres.length; at += vectorSize) normalise(centres.subarray(at, at + vectorSize));
  return { middle, centres };
}

/** As many lists as asked, the nearest first. */
export function nearestLists(vector: Float32Array, most: number, { centres } = quantiser()): number[] {
  const nearness = Array.from({ length: centres.length / vectorSize }, (_, list) => ({
    list,
    near: dot(vector, centres, list * vectorSize),
  }));
  return nearness
    .sort((one, other) => other.near - one.near)
    .slice(0, most)
    .map(({ list }) => list);
}

export function bitsOf(vector: Float32Array, { middle } = quantiser()): string {
  turned ??= rotation();
  const centred = vector.map((number, at) => number - middle[at]!);
  let bits = '';
  for (let row = 0; row < vectorSize; row += 1)
    bits += dot(centred, turned, row * vectorSize) > 0 ? '1' : '0';
  return bits;
}

/** A byte for each number; the largest is 127, so that what is compared is a direction, not a length. */
export function bytesOf(vector: Float32Array): Uint8Array {
  const largest = vector.reduce((most, number) => Math.max(most, Math.abs(number)), 1e-9);
  return new Uint8Array(Int8Array.from(vector, (number) => Math.round((number / largest) * 127)).buffer);
}

/** The cosine of a vector of length one with what was kept. */
export function nearnessTo(vector: Float32Array, bytes: Uint8Array): number {
  const kept = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [sum, square] = [0, 0];
  for (let at = 0; at < vectorSize; at += 1) {
    sum += vector[at]! * kept[at]!;
    square += kept[at]! * kept[at]!;
  }
  return square === 0 ? 0 : sum / Math.sqrt(square);
}

export function dot(vector: Float32Array, row: Float32Array, start: number): number {
  let sum = 0;
  for (let at = 0; at < vector.length; at += 1) sum += vector[at]! * row[start + at]!;
  return sum;
}

export function normalise(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector, 0)) || 1;
  for (let at = 0; at < vector.length; at += 1) vector[at]! /= length;
  return vector;
}

/** Rows at right angles to one another, the same on every machine: it must never change, or all bits would have to. */
function rotation(): Float32Array {
  const next = numbersFrom(seed);
  const rows = new Float32Array(vectorSize * vectorSize);
  for (let at = 0; at < rows.length; at += vectorSize) {
    const row = rows.subarray(at, at + vectorSize);
    for (let place = 0; place < vectorSize; place += 1) row[place] = bell(next);
    for (let earlier = 0; earlier < at; earlier += vectorSize) {
      const along = dot(row, rows, earlier);
      for (let place = 0; place < vectorSize; place += 1) row[place]! -= along * rows[earlier + place]!;
    }
    normalise(row);
  }
  return rows;
}

/** Of the sum of twelve, the spread is one. Only additions, so that no machine's logarithm makes a difference. */
function bell(next: () => number): number {
  let sum = -6;
  for (let times = 0; times < 12; times += 1) sum += next();
  return sum;
}

/** Numbers from 0 to 1 that look random and are the same each time (mulberry32). */
export function numbersFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
