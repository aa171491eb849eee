/** The pages of a PDF, one after the other. Nothing in it runs: scripts, forms and links are never looked at. */
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { ReadBlock, ReadPage } from '../document.ts';
import { ReadFailure } from '../failure.ts';
import { layOut, linesOf } from './lay-out.ts';
import { plainHeading, type Look } from './paragraphs.ts';
import type { Rule } from './ruled-tables.ts';
import { edgesOf } from './running-heads.ts';
import { times, turned, wordsOf, type Face, type TextItem, type Word } from './words.ts';

type Turn = 0 | 1 | 2 | 3;
type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;

export interface PdfToRead {
  bytes: Uint8Array;
  password?: string | undefined;
  /** The first page that is wanted. */
  from: number;
}

export interface OpenPdf {
  count: number;
  pages: AsyncGenerator<ReadPage>;
}

export async function openPdf({ bytes, password, from }: PdfToRead): Promise<OpenPdf> {
  const pdf = await getDocumentProxy(bytes, {
    ...(password === undefined ? {} : { password }),
    isEvalSupported: false,
    verbosity: 0,
    stopAtErrors: false,
    useSystemFonts: false,
    disableFontFace: true,
  } as object).catch((error: unknown) => {
    const { name, code } = error as { name?: string; code?: number };
    if (name === 'PasswordException') throw new ReadFailure(code === 2 ? 'wrong-password' : 'locked', error);
    throw new ReadFailure('broken', error);
  });
  return { count: pdf.numPages, pages: pagesOf(pdf, from) };
}

interface Opened {
  number: number;
  width: number;
  height: number;
  words: Record<Turn, Word[]>;
  rules: Rule[];
  edges: Set<string>;
  sizes: Map<number, number>;
}

/** Pages around one that tell what is the same on all of them. */
const reach = 2;
/** Empty pages cost next to nothing to write and each costs time to read, and a file may claim millions. */
export const mostPages = 5000;

async function* pagesOf(pdf: Proxy, from: number): AsyncGenerator<ReadPage> {
  const labels = await pdf.getPageLabels().catch(() => null);
  const outline = await outlineOf(pdf);
  const opened = new Map<number, Opened>();
  const sizes = new Map<number, number>();
  const open = async (number: number) => {
    const known = opened.get(number);
    if (known || number < 1 || number > pdf.numPages) return known;
    const page = await openPage(pdf, number);
    opened.set(number, page);
    for (const [size, letters] of page.sizes) sizes.set(size, (sizes.get(size) ?? 0) + letters);
    return page;
  };
  let before: ReadPage | undefined;
  for (let number = from; number <= pdf.numPages; number += 1) {
    if (number > mostPages) throw new ReadFailure('too-much');
    const page = (await open(number))!;
    const around: Set<string>[] = [];
    for (let other = number - reach; other <= number + reach; other += 1) {
      const beside = other === number ? undefined : await open(other);
      if (beside) around.push(beside.edges);
    }
    opened.delete(number - reach);
    const done = withContinued(
      read(page, { around, outline, body: mostUsed(sizes), label: labels?.[number - 1] ?? undefined }),
      before,
    );
    before = done;
    yield done;
  }
}

const isText = ({ role }: ReadBlock) => role !== 'running-head' && role !== 'footnote';

/** A table that begins a page goes on from one that ends the page before, where it has as many columns. */
function withContinued(page: ReadPage, before: ReadPage | undefined): ReadPage {
  const first = page.blocks.findIndex(isText);
  const table = page.blocks[first]?.table;
  const above = before?.blocks.findLast(isText)?.table;
  if (!table || !above || table.rows[0]?.length !== above.rows[0]?.length) return page;
  const blocks = page.blocks.with(first, { ...page.blocks[first]!, table: { ...table, continues: true } });
  return { ...page, blocks };
}

interface Surroundings {
  around: readonly ReadonlySet<string>[];
  outline: ReadonlyMap<string, number>;
  body: number;
  label: string | undefined;
}

/** Writing that stands upright first; what stands sideways is read after it. */
function read(page: Opened, { around, outline, body, label }: Surroundings): ReadPage {
  const turns = ([0, 1, 2, 3] as const).toSorted((a, b) => page.words[b].length - page.words[a].length);
  const blocks = turns.flatMap((turn, index) => {
    const words = page.words[turn];
    if (words.length === 0) return [];
    const look: Look = {
      body,
      outline,
      pageHeight: turn % 2 === 0 ? page.height : page.width,
      place: (word) => placeOf(word, turn, page),
    };
    const isMain = index === 0 && turn === 0;
    return layOut(
      { words, rules: isMain ? page.rules : [], height: isMain ? page.height : Infinity },
      look,
      isMain ? around : [],
    );
  });
  const { number, width, height } = page;
  return {
    number,
    ...(label && label !== String(number) ? { label } : {}),
    size: { width: Math.round(width), height: Math.round(height) },
    blocks,
  };
}

function placeOf({ text, x, right, top, bottom }: Word, turn: Turn, { width, height }: Opened) {
  const back = ((4 - turn) % 4) as Turn;
  const [x1, y1] = turned(x, top, back);
  const [x2, y2] = turned(right, bottom, back);
  return {
    text,
    x: Math.min(x1, x2) / width,
    y: Math.min(y1, y2) / height,
    width: Math.abs(x2 - x1) / width,
    height: Math.abs(y2 - y1) / height,
  };
}

async function openPage(pdf: Proxy, number: number): Promise<Opened> {
  const page = await pdf.getPage(number);
  try {
    const viewport = page.getViewport({ scale: 1 });
    const { items, styles } = await page.getTextContent();
    const drawing = await page.getOperatorList();
    const words: Record<Turn, Word[]> = { 0: [], 1: [], 2: [], 3: [] };
    const sizes = new Map<number, number>();
    const faces = new Map<string, Face>();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const face = faces.get(item.fontName) ?? faceOf(item.fontName, styles[item.fontName], page.commonObjs);
      faces.set(item.fontName, face);
      const found = wordsOf(item as TextItem, viewport.transform, face);
      words[found.turn].push(...found.words.filter((word) => isOn(word, found.turn, viewport)));
      const size = Math.round((found.words[0]?.size ?? 0) * 2) / 2;
      sizes.set(size, (sizes.get(size) ?? 0) + item.str.length);
    }
    const rules = await rulesOf(drawing, viewport.transform);
    const { width, height } = viewport;
    return { number, width, height, words, rules, sizes, edges: edgesOf(linesOf(words[0]), height) };
  } finally {
    page.cleanup();
  }
}

/** What is drawn beside the page is not seen. */
function isOn(word: Word, turn: Turn, { width, height }: { width: number; height: number }): boolean {
  const [x, y] = turned(word.x, word.top, ((4 - turn) % 4) as Turn);
  return x > -5 && x < width + 5 && y > -5 && y < height + 5;
}

interface Objects {
  has(name: string): boolean;
  get(name: string): unknown;
}

function faceOf(
  name: string,
  style: { ascent: number; descent: number; fontFamily: string } | undefined,
  objects: Objects,
): Face {
  const font = objects.has(name)
    ? (objects.get(name) as { name?: string; bold?: boolean; isMonospace?: boolean })
    : {};
  const called = font.name ?? '';
  const usable = (number: number | undefined, from: number, to: number) =>
    number !== undefined && Number.isFinite(number) && number >= from && number <= to ? number : undefined;
  return {
    bold: font.bold === true || /bold|black|heavy|semibold/i.test(called),
    mono:
      font.isMonospace === true || style?.fontFamily === 'monospace' || /courier|mono|consolas/i.test(called),
    ascent: usable(style?.ascent, 0.4, 1.2) ?? 0.75,
    descent: usable(style?.descent, -0.5, 0) ?? -0.22,
  };
}

const thin = 3;

/** Thin drawings that lie or stand, and the sides of boxes. */
async function rulesOf(
  { fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] },
  shown: readonly number[],
): Promise<Rule[]> {
  const { OPS } = await getResolvedPDFJS();
  const rules: Rule[] = [];
  let matrix = [...shown];
  const kept: number[][] = [];
  for (const [index, what] of fnArray.entries()) {
    const given = argsArray[index] as readonly unknown[] | null;
    if (what === OPS.save) kept.push(matrix);
    else if (what === OPS.restore) matrix = kept.pop() ?? matrix;
    else if (what === OPS.transform) matrix = times(matrix, given as number[]);
    else if (what === OPS.constructPath && given?.[2]) {
      const box = given[2] as ArrayLike<number>;
      const [x1, y1] = at(matrix, box[0]!, box[1]!);
      const [x2, y2] = at(matrix, box[2]!, box[3]!);
      addRules(rules, {
        x: Math.min(x1, x2),
        right: Math.max(x1, x2),
        top: Math.min(y1, y2),
        bottom: Math.max(y1, y2),
      });
    }
  }
  return rules;
}

function addRules(rules: Rule[], { x, right, top, bottom }: Rule) {
  const [width, height] = [right - x, bottom - top];
  if (!Number.isFinite(width + height) || Math.max(width, height) < 8) return;
  if (height <= thin || width <= thin) rules.push({ x, right, top, bottom });
  else
    rules.push(
      { x, right, top, bottom: top },
      { x, right, top: bottom, bottom },
      { x, right: x, top, bottom },
      { x: right, right, top, bottom },
    );
}

const at = (m: readonly number[], x: number, y: number): [number, number] => [
  m[0]! * x + m[2]! * y + m[4]!,
  m[1]! * x + m[3]! * y + m[5]!,
];

interface OutlineItem {
  title: string;
  items: OutlineItem[];
}

async function outlineOf(pdf: Proxy): Promise<ReadonlyMap<string, number>> {
  const depths = new Map<string, number>();
  const note = (items: readonly OutlineItem[], depth: number) => {
    for (const { title, items: below } of items) {
      const key = plainHeading(title);
      if (key && !depths.has(key)) depths.set(key, depth);
      if (depth < 6) note(below, depth + 1);
    }
  };
  note(((await pdf.getOutline().catch(() => null)) ?? []) as OutlineItem[], 1);
  return depths;
}

const mostUsed = (sizes: ReadonlyMap<number, number>) =>
  [...sizes].reduce((most, one) => (one[1] > most[1] ? one : most), [10, 0] as [number, number])[0];
