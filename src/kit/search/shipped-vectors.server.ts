/**
 * Vectors of the texts that come with the program, so that no installation has to compute them. `scripts/embed-content.ts` writes the
 * file: for each text a key of 16 bytes and a byte for each number.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { folderName } from '#kit/packs/pack.ts';
import { packTable } from '#kit/packs/table.ts';
import { projectFolder } from '#kit/paths.server.ts';
import { bytesOf, normalise, vectorSize } from './quantise.server.ts';
import { vectorPack } from './question-vector.server.ts';

export const shippedVectorsFile = path.join(projectFolder, 'content/search/vectors.bin');

const keySize = 16;
const recordSize = keySize + vectorSize;
/** Part of each key: another model needs other vectors. */
const model = folderName(vectorPack, packTable[vectorPack]);

let shipped: ReadonlyMap<string, Uint8Array> | undefined;

/** Of the text as the model would read it, with length one; nothing where the text does not come with the program. */
export function shippedVector(text: string): Float32Array | undefined {
  shipped ??= readVectors();
  const bytes = shipped.get(keyOf(text));
  return bytes && normalise(Float32Array.from(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)));
}

export const countShippedVectors = () => (shipped ??= readVectors()).size;

/** Sorted by key, so that the file depends on the texts alone. */
export function packVectors(vectors: ReadonlyMap<string, Float32Array>): Buffer {
  const records = [...vectors].map(([text, vector]) => ({ key: keyOf(text), vector }));
  records.sort((one, other) => (one.key < other.key ? -1 : 1));
  return Buffer.concat(records.flatMap(({ key, vector }) => [Buffer.from(key, 'hex'), bytesOf(vector)]));
}

function readVectors(): ReadonlyMap<string, Uint8Array> {
  const vectors = new Map<string, Uint8Array>();
  if (!fs.existsSync(shippedVectorsFile)) return vectors;
  const file = fs.readFileSync(shippedVectorsFile);
  for (let at = 0; at < file.length; at += recordSize)
    vectors.set(file.toString('hex', at, at + keySize), file.subarray(at + keySize, at + recordSize));
  return vectors;
}

const keyOf = (text: string) =>
  createHash('sha256')
    .update(`${model}\0${text}`)
    .digest('hex')
    .slice(0, 2 * keySize);
