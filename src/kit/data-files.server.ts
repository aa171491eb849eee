/** Data that comes with the product, compressed: what is used of larger sets, as `scripts/trim-data.ts` writes it. */
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import zlib from 'node:zlib';
import { projectFolder } from './paths.server.ts';

export const dataFile = (name: string) => path.join(projectFolder, 'content/data', `${name}.br`);

export const readDataFile = (name: string): string =>
  zlib.brotliDecompressSync(fs.readFileSync(dataFile(name))).toString();

/** A piece at a time: others get their turn in between. */
export const streamDataFile = (name: string): Readable =>
  fs.createReadStream(dataFile(name)).pipe(zlib.createBrotliDecompress()).setEncoding('utf8');
