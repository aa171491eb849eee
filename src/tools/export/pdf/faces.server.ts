/** The typefaces of a printed page, and what stands in where one of them lacks a letter. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Span } from './blocks.ts';

const require = createRequire(import.meta.url);
const fonts = '@expo-google-fonts';
const figtree = (style: string) => `${fonts}/figtree/${style}/Figtree_${style}.ttf`;
const noto = (style: string) => `${fonts}/noto-sans/${style}/NotoSans_${style}.ttf`;
/** Arrows, boxes, ticks and other signs. */
const mono = `${fonts}/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf`;
const bricolage = `${fonts}/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf`;

/** In each, the first file that has a letter sets it. Noto brings Greek, Cyrillic, Vietnamese and Devanagari. */
const files = {
  text: [figtree('400Regular'), noto('400Regular'), mono],
  bold: [figtree('700Bold'), noto('700Bold'), mono],
  italic: [figtree('400Regular_Italic'), noto('400Regular_Italic'), mono],
  boldItalic: [figtree('700Bold_Italic'), noto('700Bold_Italic'), mono],
  display: [bricolage, noto('700Bold'), mono],
  code: [mono, noto('400Regular')],
} as const;
export type Face = keyof typeof files;

/** Stands for a sign that no bundled typeface has. */
export const missingSign = '□';

export const faceOf = ({ bold, italic, code }: Omit<Span, 'text'>): Face =>
  code ? 'code' : bold && italic ? 'boldItalic' : bold ? 'bold' : italic ? 'italic' : 'text';

export interface Piece {
  font: string;
  text: string;
  width: number;
}

interface EmbeddedFont {
  font: { hasGlyphForCodePoint(codePoint: number): boolean };
}
type FontHolder = PDFKit.PDFDocument & { _font: EmbeddedFont };

export type Faces = ReturnType<typeof openFaces>;

export function openFaces(doc: PDFKit.PDFDocument) {
  const known = new Map<string, Map<number, boolean>>();
  for (const file of new Set(Object.values(files).flat())) doc.registerFont(file, readFont(file));
  const measures = new Map<string, readonly Piece[]>();
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

  /** pdfkit itself does not tell what a typeface lacks; the font within it does. */
  function has(file: string, codePoint: number): boolean {
    const answers = known.get(file) ?? new Map<number, boolean>();
    known.set(file, answers);
    let answer = answers.get(codePoint);
    if (answer === undefined) {
      doc.font(file);
      const { _font: embedded } = doc as FontHolder;
      answer = embedded.font.hasGlyphForCodePoint(codePoint);
      answers.set(codePoint, answer);
    }
    return answer;
  }

  const setterOf = (face: Face, sign: string) =>
    files[face].find((file) => [...sign].every((character) => has(file, character.codePointAt(0)!)));

  /** Invisible characters go; whatever cannot be set is replaced. */
  function pieces(text: string, face: Face): { font: string; text: string }[] {
    if (/^[\x20-\x7e]+$/.test(text)) return [{ font: files[face][0], text }];
    const found: { font: string; text: string }[] = [];
    for (const { segment } of graphemes.segment(visible(text))) {
      const able = setterOf(face, segment);
      const font = able ?? setterOf(face, missingSign)!;
      const sign = able ? segment : missingSign;
      const last = found.at(-1);
      if (last?.font === font) last.text += sign;
      else found.push({ font, text: sign });
    }
    return found;
  }

  const widthOf = (text: string, font: string, size: number) => doc.font(font, size).widthOfString(text);

  return {
    widthOf,
    measured(text: string, face: Face, size: number): readonly Piece[] {
      const key = `${face} ${size} ${text}`;
      const before = measures.get(key);
      if (before) return before;
      const now = pieces(text, face).map((piece) => ({
        ...piece,
        width: widthOf(piece.text, piece.font, size),
      }));
      measures.set(key, now);
      return now;
    },
    canSet: (text: string) =>
      [...new Set(visible(text))].every((sign) => /\s/.test(sign) || setterOf('text', sign) !== undefined),
  };
}

/** fontkit reads the frame of an empty glyph, which in the last place of a file lies behind its end. */
const readFont = (file: string) => Buffer.concat([fs.readFileSync(require.resolve(file)), Buffer.alloc(16)]);

const visible = (text: string) =>
  text
    .replaceAll('\t', '    ')
    .replaceAll(/[\p{Cc}\p{Cf}\uFE00-\uFE0F]/gu, (sign) => (sign === '\n' ? sign : ''));
