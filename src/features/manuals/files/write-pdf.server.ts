/** A manual as a PDF: first page with code and contents, then its sections in each of its languages. */
import { AppError } from '#kit/errors.ts';
import { languageNames } from '#language/which-language.ts';
import { breakWords } from '#tools/export/pdf/break-words.ts';
import { readFontFile } from '#tools/export/pdf/font-file.server.ts';
import { chooseTypefaces } from '#tools/export/pdf/typefaces.server.ts';
import { typeset } from '#tools/export/pdf/typst.server.ts';
import { hazardNames, hazards, signals, type Manual } from '../manual.ts';
import { languagesOf, manualDocument } from '../manual-document.ts';
import { wordsOf } from '../manual-words.ts';
import { alertSymbol, hazardSymbol, signalLooks } from '../signal-look.ts';
import { sidesOf } from './impose.ts';
import { bookletLayout, manualLayout } from './manual-layout.ts';
import { openPhotos } from './open-photos.server.ts';
import { qrCode } from './qr-code.ts';

export interface WrittenManual {
  title: string;
  manual: Manual;
}

/** In points. */
const papers = {
  a4: { width: 595.28, height: 841.89, side: 56, size: 10.5, longestWord: 30 },
  a5: { width: 419.53, height: 595.28, side: 36, size: 9, longestWord: 22 },
};
export type Paper = keyof typeof papers;

const mostPages = 600;
const isFromRight = (language: string) => /^(?:ar|he|fa|ur)\b/.test(language);
const svg = (drawing: string) => Buffer.from(drawing);

export async function writeManualPdf(wish: WrittenManual, paper: Paper) {
  return (await setManual(wish, paper)).bytes;
}

/** A5 pages on A4 sheets, to print on both sides and fold. */
export async function writeBooklet(wish: WrittenManual) {
  const { width, height } = papers.a5;
  const { bytes, pages } = await setManual(wish, 'a5');
  const data = { title: 'Booklet', word: 'Page', width, height, sides: sidesOf(pages) };
  return typeset(
    {
      source: bookletLayout,
      files: { 'document.json': Buffer.from(JSON.stringify(data)), 'inner.pdf': bytes },
      fonts: [],
    },
    ({ print }) => print(),
  );
}

async function setManual({ title, manual }: WrittenManual, paper: Paper) {
  const { longestWord, ...page } = papers[paper];
  const translations = manual.translations.flatMap(({ words }) => Object.values(words));
  const sample = [title, manual.maker, ...wordsOf(manual).map(({ text }) => text), ...translations].join(
    '\n',
  );
  const typefaces = chooseTypefaces(sample);
  const set = (text: string) => breakWords(typefaces.settable(text), longestWord);
  const documents = languagesOf(manual).map((language) => {
    const { labels, sections } = manualDocument(title, manual, language);
    const withSymbols = sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.is === 'notice' ? { ...block, symbol: hazardNames[block.hazard] } : block,
      ),
    }));
    return {
      language: language.slice(0, 2),
      rtl: isFromRight(language),
      name: (languageNames as Record<string, string>)[language] ?? language,
      labels,
      sections: withSymbols,
    };
  });
  const { labels, edition, hasChanges } = manualDocument(title, manual);
  const photos = await openPhotos(manual.photos);
  const data = settled(
    {
      title,
      maker: manual.maker,
      foot: `${title} · ${edition}`,
      edition: [manual.model, edition].filter(Boolean).join(' · '),
      contents: labels.contents,
      changed: labels.changed,
      'online-label': labels.online,
      'online-shown': manual.online,
      documents,
    },
    set,
  );
  const plain = {
    ...page,
    language: manual.language.slice(0, 2),
    rtl: isFromRight(manual.language),
    hasChanges,
    online: manual.online,
    qr: manual.online ? 'qr.svg' : null,
    looks: signalLooks,
    photos: Object.fromEntries(
      [...photos].map(([id, { width, height }]) => [
        id,
        { file: `photo-${id}.jpg`, width: width * 0.75, ratio: height / width },
      ]),
    ),
  };
  const { families, files } = typefaces.chosen();
  const result = await typeset(
    {
      source: manualLayout,
      files: {
        'document.json': Buffer.from(JSON.stringify({ ...data, ...plain, fonts: families })),
        ...(manual.online ? { 'qr.svg': svg(qrCode(manual.online)) } : {}),
        ...Object.fromEntries(signals.map((signal) => [`alert-${signal}.svg`, svg(alertSymbol(signal))])),
        ...Object.fromEntries(
          hazards.flatMap((hazard) =>
            hazard === 'none' ? [] : [[`hazard-${hazard}.svg`, svg(hazardSymbol(hazard))]],
          ),
        ),
        ...Object.fromEntries([...photos].map(([id, { bytes }]) => [`photo-${id}.jpg`, bytes])),
      },
      fonts: files.map(readFontFile),
    },
    ({ pages, print }) => ({ pages, bytes: pages <= mostPages ? print() : undefined }),
  );
  if (!result.bytes)
    throw new AppError('too_large:work', {
      message: `A PDF has at most ${mostPages} pages. Download the web page instead, or split the manual.`,
    });
  return { pages: result.pages, bytes: result.bytes };
}

/** Every text within, made ready to be set; names that the program looks things up by stay. */
function settled<Value>(value: Value, set: (text: string) => string, name = ''): Value {
  if (typeof value === 'string') return (kept.has(name) ? value : set(value)) as Value;
  if (Array.isArray(value)) return value.map((one) => settled(one, set, name)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([inner, one]) => [inner, settled(one, set, inner)]),
  ) as Value;
}
const kept = new Set(['is', 'signal', 'hazard', 'basis', 'photo', 'id', 'language']);
