import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Load, PictureWord } from '../calls.ts';
import { importFromPack } from './import-from-pack.server.ts';
import { openPicture } from './open-picture.server.ts';

interface Reader {
  Init(folder: null, language: string, engine: number): number;
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetUTF8Text(): string;
  GetTSVText(): string;
  MeanTextConf(): number;
}
interface Program {
  FS: { writeFile(name: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => Reader;
}
type Start = (options: object) => Promise<Program>;

/** Larger ones take long and are read no better. */
const longestSide = 4000;
const neuralNetworks = 1;
const upright = 1;

export const load: Load<'tesseract'> = async (folderOf) => {
  const folder = folderOf('tesseract');
  const core = await importFromPack<{ default: Start }>(folder, 'tesseract-core-simd-lstm.js');
  const { FS, TessBaseAPI } = await core.default({ print: () => {}, printErr: () => {} });
  const trained = await readFile(path.join(folder, 'eng.traineddata.gz'));
  FS.writeFile('./eng.traineddata', await promisify(gunzip)(trained));
  const reader = new TessBaseAPI();
  if (reader.Init(null, 'eng', neuralNetworks) !== 0) throw new Error('Tesseract did not start');

  return async ({ picture }) => {
    const { data, info } = await openPicture(picture, (opened) =>
      opened
        .flatten({ background: 'white' })
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .png({ compressionLevel: 1 })
        .toBuffer({ resolveWithObject: true }),
    );
    FS.writeFile('/input', data);
    if (reader.SetImageFile(upright, 0) !== 0) throw new Error('Tesseract did not take the picture');
    reader.Recognize(null);
    return {
      text: reader.GetUTF8Text().trim(),
      confidence: reader.MeanTextConf(),
      width: info.width,
      height: info.height,
      words: wordsIn(reader.GetTSVText()),
    };
  };
};

/** Rows of level, page, block, paragraph, line, word, left, top, width, height, confidence, text; words have level 5. */
function wordsIn(table: string): PictureWord[] {
  let line = 0;
  const words: PictureWord[] = [];
  for (const row of table.split('\n')) {
    const cells = row.split('\t');
    const [level, , , , , , left, top, width, height, confidence] = cells.map(Number) as number[];
    if (level === 4) line += 1;
    const text = cells[11]?.trim();
    if (level !== 5 || !text) continue;
    words.push({
      text,
      confidence: confidence!,
      line,
      left: left!,
      top: top!,
      width: width!,
      height: height!,
    });
  }
  return words;
}
