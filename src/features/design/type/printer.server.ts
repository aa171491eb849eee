/** The printer's side of type: how wide words are, which file sets which letters, and their outlines. */
import createBidi from 'bidi-js';
import { create, type Font } from 'fontkit';
import { readFont } from '#tools/export/pdf/font-file.server.ts';
import { isFontThere } from '#tools/export/pdf/font-packs.server.ts';
import { scriptFonts } from '#tools/export/pdf/script-fonts.ts';
import { readsFromRight } from '../draw/elements.ts';
import { partsOfFace } from '../faces.ts';
import type { Measure } from './fit.ts';

const bidi = createBidi();
const fonts = new Map<string, Font>();
const fileOf = (family: string, subset: string, weight: number, style: string) =>
  `@fontsource/${family}/files/${family}-${subset}-${weight}-${style}.woff`;

export function fontOf(file: string): Font {
  let font = fonts.get(file);
  if (!font) fonts.set(file, (font = create(readFont(file)) as Font));
  return font;
}

/** The first that has a letter sets it, as the browser's list of families does. */
function filesOf(face: string): string[] {
  const { family, weight, isItalic } = partsOfFace(face);
  const style = isItalic ? 'italic' : 'normal';
  const near = weight >= 600 ? 700 : 400;
  return [
    fileOf(family, 'latin', weight, style),
    fileOf(family, 'latin-ext', weight, style),
    fileOf('ibm-plex-sans-arabic', 'arabic', near, 'normal'),
    fileOf('noto-sans-hebrew', 'hebrew', near, 'normal'),
    `@expo-google-fonts/noto-sans/${near === 700 ? '700Bold/NotoSans_700Bold' : '400Regular/NotoSans_400Regular'}.ttf`,
  ];
}

export interface Run {
  file: string;
  text: string;
  isRtl: boolean;
  /** From the left end of the line, at size 1. */
  x: number;
  width: number;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const plain = /^[\x20-\x7e]*$/;
const missing = '□';

/** A line in pieces of one file and direction, from left to right as it is seen. */
export function runsOf(text: string, face: string, tracking: number): Run[] {
  const files = filesOf(face);
  const pieces: { file: string; text: string; level: number }[] = [];
  if (plain.test(text)) pieces.push({ file: files[0]!, text, level: 0 });
  else {
    const fromRight = readsFromRight(text);
    const levels = rightToLeft.test(text)
      ? bidi.getEmbeddingLevels(text, fromRight ? 'rtl' : 'ltr').levels
      : undefined;
    for (const { segment, index } of graphemes.segment(text)) {
      const level = levels?.[index] ?? 0;
      const { file, sign } = setterOf(segment, files, partsOfFace(face).weight >= 600);
      const last = pieces.at(-1);
      const isWordEnd = /\s/.test(segment) || /\s$/.test(last?.text ?? '');
      const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(sign) ?? sign) : sign;
      // Within right-to-left each word is a piece: the typeface turns its letters, the words are turned here.
      if (last?.file === file && last.level === level && !(level % 2 === 1 && isWordEnd)) last.text += shown;
      else pieces.push({ file, text: shown, level });
    }
    turn(pieces);
  }
  let x = 0;
  return pieces.map(({ file, text: words, level }) => {
    const width = advanceOf(words, file, tracking);
    const run = { file, text: words, isRtl: level % 2 === 1, x, width };
    x += width;
    return run;
  });
}

function setterOf(sign: string, files: readonly string[], isHeavy: boolean): { file: string; sign: string } {
  const has = (file: string) =>
    [...sign.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')].every((one) =>
      fontOf(file).hasGlyphForCodePoint(one.codePointAt(0)!),
    );
  const file =
    files.find(has) ?? scriptFonts(sign, { isHeavy, isJapanese: false, isThere: isFontThere }).find(has);
  return file ? { file, sign } : { file: files.at(-1)!, sign: missing };
}

/** From the highest level down, whatever stands at it or above is turned round. */
function turn(pieces: { level: number }[]): void {
  for (let level = Math.max(0, ...pieces.map((one) => one.level)); level > 0; level -= 1)
    for (let from = 0; from < pieces.length; from += 1) {
      let to = from;
      while (to < pieces.length && pieces[to]!.level >= level) to += 1;
      if (to - from > 1) pieces.splice(from, to - from, ...pieces.slice(from, to).toReversed());
      from = Math.max(from, to);
    }
}

/** Spaced letters are not joined, as in browsers. */
const features = (tracking: number) => (tracking === 0 ? {} : { liga: false, clig: false, dlig: false });

export const layOut = (text: string, file: string, tracking: number) =>
  fontOf(file).layout(text, features(tracking) as never);

const advances = new Map<string, number>();
function advanceOf(text: string, file: string, tracking: number): number {
  const key = `${file} ${tracking} ${text}`;
  let width = advances.get(key);
  if (width === undefined) {
    const run = layOut(text, file, tracking);
    width = run.advanceWidth / fontOf(file).unitsPerEm + tracking * run.glyphs.length;
    if (advances.size > 20_000) advances.clear();
    advances.set(key, width);
  }
  return width;
}

/** Without the space behind the last letter. */
export const measurePrinted: Measure = (text, face, tracking) => {
  const runs = runsOf(text, face, tracking);
  const last = runs.at(-1);
  return last ? last.x + last.width - tracking : 0;
};

const short = (value: number) => String(Math.round(value * 100) / 100);

/** A line as a path, from its left end on its baseline. */
export function outlineOf(
  text: string,
  { face, tracking, size }: { face: string; tracking: number; size: number },
  at: { x: number; y: number },
): string {
  let d = '';
  for (const { file, text: words, x } of runsOf(text, face, tracking)) {
    const scale = size / fontOf(file).unitsPerEm;
    let pen = at.x + x * size;
    const { glyphs, positions } = layOut(words, file, tracking);
    glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const [left, base] = [pen + xOffset * scale, at.y - yOffset * scale];
      for (const { command, args } of glyph.path.commands as unknown as { command: string; args: number[] }[])
        d +=
          letters[command]! +
          args.map((v, i) => short(i % 2 === 0 ? left + v * scale : base - v * scale)).join(' ');
      pen += xAdvance * scale + tracking * size;
    });
  }
  return d;
}
const letters: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};
