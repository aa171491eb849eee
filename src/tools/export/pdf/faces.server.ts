/** The typefaces of a printed page, and what stands in where one of them lacks a letter. */
import type { Span } from './blocks.ts';
import { readFont } from './font-file.server.ts';
import { isJapanese, scriptFonts } from './script-fonts.ts';

const fonts = '@expo-google-fonts';
const figtree = (style: string) => `${fonts}/figtree/${style}/Figtree_${style}.ttf`;
const noto = (style: string) => `${fonts}/noto-sans/${style}/NotoSans_${style}.ttf`;
/** Arrows, boxes, ticks and other signs. */
const mono = `${fonts}/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf`;
const bricolage = `${fonts}/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf`;

/**
 * In each, the first file that has a letter sets it. Noto brings Greek, Cyrillic, Vietnamese and Devanagari; other scripts have files of
 * their own, which are opened when a text needs them.
 */
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

/** `sample` is what will be set: it shows the language. */
export function openFaces(doc: PDFKit.PDFDocument, sample: string) {
  const language = { isJapanese: isJapanese(sample) };
  const known = new Map<string, Map<number, boolean>>();
  const opened = new Set<string>();
  const measures = new Map<string, readonly Piece[]>();
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

  function choose(file: string, size?: number) {
    if (!opened.has(file)) doc.registerFont(file, readFont(file));
    opened.add(file);
    return doc.font(file, size);
  }

  /** pdfkit itself does not tell what a typeface lacks; the font within it does. */
  function has(file: string, codePoint: number): boolean {
    const answers = known.get(file) ?? new Map<number, boolean>();
    known.set(file, answers);
    let answer = answers.get(codePoint);
    if (answer === undefined) {
      choose(file);
      const { _font: embedded } = doc as FontHolder;
      answer = embedded.font.hasGlyphForCodePoint(codePoint);
      answers.set(codePoint, answer);
    }
    return answer;
  }

  const setterOf = (face: Face, sign: string) =>
    [...files[face], ...scriptFonts(sign, { isHeavy: isHeavy(face), ...language })].find((file) =>
      [...withoutJoiners(sign)].every((character) => has(file, character.codePointAt(0)!)),
    );

  /** Invisible characters go; whatever cannot be set is replaced. */
  function pieces(text: string, face: Face): { font: string; text: string }[] {
    if (/^[\x20-\x7e]+$/.test(text)) return [{ font: files[face][0], text }];
    const found: { font: string; text: string }[] = [];
    for (const { segment } of graphemes.segment(visible(text))) {
      const able = setterOf(face, segment);
      const font = able ?? setterOf(face, missingSign)!;
      const sign = able ? kept(segment) : missingSign;
      const last = found.at(-1);
      if (last?.font === font) last.text += sign;
      else found.push({ font, text: sign });
    }
    return found;
  }

  const widthOf = (text: string, font: string, size: number) => choose(font, size).widthOfString(text);

  return {
    choose,
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
      [...new Set(withoutJoiners(visible(text)))].every(
        (sign) => /\s/.test(sign) || setterOf('text', sign) !== undefined,
      ),
  };
}

const isHeavy = (face: Face) => face === 'bold' || face === 'boldItalic' || face === 'display';

const joiners = ['\u200c', '\u200d'];
/** What joins or parts letters, where a script has such; the Arabic typeface knows none, so `orderLine` parts them. */
const kept = (sign: string) =>
  /\p{Script=Devanagari}/u.test(sign)
    ? sign
    : /\p{Script=Arabic}/u.test(sign)
      ? sign.replaceAll('\u200d', '')
      : withoutJoiners(sign);
const withoutJoiners = (text: string) => text.replaceAll(/[\u200c\u200d]/g, '');

const visible = (text: string) =>
  text
    .replaceAll('\t', '    ')
    .replaceAll(/[\p{Cc}\p{Cf}\uFE00-\uFE0F]/gu, (sign) =>
      sign === '\n' || joiners.includes(sign) ? sign : '',
    );
