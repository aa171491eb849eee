/** The typefaces that a document needs, and what stands in where none of them has a letter. */
import { create, type Font } from 'fontkit';
import { readFont } from './font-file.server.ts';
import { isFontThere } from './font-packs.server.ts';
import { byForms, isJapanese, scriptFamilies } from './script-fonts.ts';

const expo = '@expo-google-fonts';
const styles = ['400Regular', '700Bold', '400Regular_Italic', '700Bold_Italic'];
const figtree = styles.map((style) => `${expo}/figtree/${style}/Figtree_${style}.ttf`);
/** Greek, Cyrillic, Vietnamese and Devanagari. */
const noto = styles.map((style) => `${expo}/noto-sans/${style}/NotoSans_${style}.ttf`);
/** Also arrows, boxes, ticks and other signs. */
const mono = `${expo}/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf`;
/** For books: it stands before the others. */
const literata = styles.map((style) => `${expo}/literata/${style}/Literata_${style}.ttf`);
const bricolage = `${expo}/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf`;

/** Stands for a sign that no typeface here has. */
export const missingSign = '□';

/** `sample` is what will be set: it shows the language. */
export function chooseTypefaces(sample: string, { isBook = false } = {}) {
  const language = { isJapanese: isJapanese(sample), isThere: isFontThere };
  /** Of scripts, in the order in which they are asked for a letter. */
  const families = new Map<string, readonly string[]>();
  const known = new Map<string, boolean>();
  let isAnyMissing = false;
  let needsNoto = false;

  function has(sign: string): boolean {
    const codePoint = sign.codePointAt(0)!;
    if (/\s/.test(sign) || fontOf(figtree[0]!).hasGlyphForCodePoint(codePoint)) return true;
    if (fontOf(noto[0]!).hasGlyphForCodePoint(codePoint)) return (needsNoto = true);
    if (fontOf(mono).hasGlyphForCodePoint(codePoint)) return true;
    const script = scriptFamilies(sign, language).find(({ regular }) =>
      fontOf(regular).hasGlyphForCodePoint(codePoint),
    );
    if (script) families.set(script.family, [script.regular, script.bold]);
    return script !== undefined;
  }

  function isKnown(sign: string): boolean {
    const before = known.get(sign);
    if (before !== undefined) return before;
    const now = has(sign);
    known.set(sign, now);
    return now;
  }

  const canSet = (text: string) => [...text].every((sign) => unseen.has(sign) || isKnown(sign));

  return {
    /** Invisible characters go; whatever cannot be set is replaced. */
    settable(text: string): string {
      const plain = visible(text);
      if (/^[\n\x20-\x7e]*$/.test(plain) || canSet(plain)) return plain;
      isAnyMissing = true;
      return Array.from(graphemes.segment(plain), ({ segment }) =>
        canSet(segment) ? segment : missingSign,
      ).join('');
    },
    isAnyMissing: () => isAnyMissing,
    /** Once all is known that will be set. */
    chosen() {
      const others = [
        ...(needsNoto ? ['Noto Sans'] : []),
        'JetBrains Mono',
        ...byForms(families.keys(), language),
      ];
      return {
        families: {
          text: [...(isBook ? ['Literata'] : []), 'Figtree', ...others],
          display: ['Bricolage Grotesque', ...others],
          code: ['JetBrains Mono', ...others],
        },
        files: [
          ...(isBook ? literata : []),
          ...figtree,
          bricolage,
          mono,
          ...(needsNoto ? noto : []),
          ...[...families.values()].flat(),
        ],
      };
    },
  };
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const opened = new Map<string, Font>();
function fontOf(file: string): Font {
  let font = opened.get(file);
  if (!font) opened.set(file, (font = create(readFont(file)) as Font));
  return font;
}

/** What joins or parts letters, and where a word may break, is seen by what it does. */
const unseen = new Set(['\u200c', '\u200d', '\u00ad']);

const visible = (text: string) =>
  text
    .toWellFormed()
    .replaceAll('\t', '    ')
    .replaceAll(/[\p{Cc}\p{Cf}\uFE00-\uFE0F]/gu, (sign) => (sign === '\n' || unseen.has(sign) ? sign : ''));
