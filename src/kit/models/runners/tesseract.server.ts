import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import sharp from 'sharp';
import type { Load, PictureText, PictureWord } from '../calls.ts';
import { importFromPack } from './import-from-pack.server.ts';
import { openPicture } from './open-picture.server.ts';
import { skewOf } from './skew.server.ts';

interface Reader {
  Init(folder: null, language: string, engine: number): number;
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetUTF8Text(): string;
  GetTSVText(): string;
  MeanTextConf(): number;
  End(): void;
}
interface Program {
  FS: { writeFile(name: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => Reader;
}
type Start = (options: object) => Promise<Program>;

/** Larger ones take long and are read no better. */
const longestSide = 4000;
const neuralNetworks = 1;
const asItIs = 1;
const turns = [0, 90, 270, 180] as const;
const trySide = 1100;

export const load: Load<'tesseract'> = async (folderOf) => {
  const folder = folderOf('tesseract');
  const core = await importFromPack<{ default: Start }>(folder, 'tesseract-core-simd-lstm.js');
  const { FS, TessBaseAPI } = await core.default({ print: () => {}, printErr: () => {} });
  let reader: Reader | undefined;
  let language = '';
  await readIn([]);

  /** The reader for English and these. */
  async function readIn(extra: readonly { code: string; folder: string }[]): Promise<Reader> {
    const wanted = [...extra, { code: 'eng', folder }];
    const name = wanted.map(({ code }) => code).join('+');
    if (reader && language === name) return reader;
    for (const { code, folder } of wanted) {
      const trained = await readFile(path.join(folder, `${code}.traineddata.gz`));
      FS.writeFile(`./${code}.traineddata`, await promisify(gunzip)(trained));
    }
    reader?.End();
    reader = new TessBaseAPI();
    language = name;
    if (reader.Init(null, name, neuralNetworks) !== 0) throw new Error('Tesseract did not start');
    return reader;
  }

  return async ({ picture, languages = [], upright }) => {
    const reader = await readIn(languages);
    const stands = await openPicture(picture, (opened) =>
      opened.flatten({ background: 'white' }).png({ compressionLevel: 1 }).toBuffer(),
    );
    // A quarter turn changes nothing about it.
    const skew = await skewOf(stands);
    if (!upright) return readTurned(0, longestSide);
    // Small copies show which way is up; only one is then read in full.
    let best: PictureText | undefined;
    for (const turned of turns) {
      const tried = await readTurned(turned, trySide);
      if (!best || worth(tried) > 1.2 * worth(best)) best = tried;
      if (isSure(tried)) break;
    }
    const isWhole = Math.max(best!.width, best!.height) < trySide;
    return isWhole ? best! : readTurned(best!.turned, longestSide);

    async function readTurned(turned: PictureText['turned'], side: number): Promise<PictureText> {
      const straight = await sharp(stands)
        .rotate(turned)
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .png({ compressionLevel: 1 })
        .toBuffer({ resolveWithObject: true });
      const { width, height } = straight.info;
      const { data, info } =
        skew === 0
          ? straight
          : await sharp(straight.data)
              .rotate(-skew, { background: 'white' })
              .png({ compressionLevel: 1 })
              .toBuffer({ resolveWithObject: true });
      FS.writeFile('/input', data);
      if (reader.SetImageFile(asItIs, 0) !== 0) throw new Error('Tesseract did not take the picture');
      reader.Recognize(null);
      return {
        text: reader.GetUTF8Text().trim(),
        confidence: reader.MeanTextConf(),
        width,
        height,
        turned,
        skew,
        // To straighten it made it larger, around the same middle.
        words: wordsIn(reader.GetTSVText(), (info.width - width) / 2, (info.height - height) / 2),
      };
    }
  };
};

/** Letters of words that it is sure of. */
const worth = ({ words }: PictureText) =>
  words.reduce(
    (sum, { text, confidence }) =>
      sum + (confidence > 60 ? text.replaceAll(/[^\p{L}\p{N}]/gu, '').length : 0),
    0,
  );

const isSure = (read: PictureText) => read.confidence >= 70 && worth(read) >= 12;

/** Rows of level, page, block, paragraph, line, word, left, top, width, height, confidence, text; words have level 5. */
function wordsIn(table: string, edgeX: number, edgeY: number): PictureWord[] {
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
      left: left! - edgeX,
      top: top! - edgeY,
      width: width!,
      height: height!,
    });
  }
  return words;
}
