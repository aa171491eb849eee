/** Rows of a region as the blocks that people see: headings, paragraphs, items of lists, footnotes. */
import type { ReadBlock } from '../document.ts';
import { joinLines, type DrawnWord } from '../block-text.ts';
import { isLabelLine } from '../label-line.ts';
import type { Piece } from './lines.ts';
import type { Word } from './words.ts';

export interface Line {
  words: Word[];
  x: number;
  right: number;
  top: number;
  bottom: number;
  size: number;
  bold: boolean;
  mono: boolean;
  text: string;
}

export interface Look {
  /** Size of most letters of the document. */
  body: number;
  /** Depth of headings by their words, as the file's own outline says. */
  outline: ReadonlyMap<string, number>;
  pageHeight: number;
  /** In shares of the page, as it is shown. */
  place: (word: Word) => DrawnWord;
}

const marker = /^(?:[•●▪◦‣·∙]|[-–—*](?=\s)|\(?\d{1,3}[.)](?=\s)|\(?[a-z][.)](?=\s)|\(?[ivx]{1,5}[.)](?=\s))/;
/** Dots that lead from an entry to its page. */
const leader = /(?:\.\s?){6}/;
const footnoteMark = /^(?:\d{1,3}|[*†‡§¶a-z])(?:[.)]?\s|(?=\p{Lu}))/u;

export function lineOf(row: readonly Piece[]): Line {
  const words = row.flatMap((piece) => piece.words);
  const sizes = new Map<number, number>();
  for (const { size, text } of words) sizes.set(size, (sizes.get(size) ?? 0) + text.length);
  const [size] = [...sizes].reduce((most, one) => (one[1] > most[1] ? one : most));
  const main = words.filter((word) => word.size === size);
  return {
    words,
    x: words[0]!.x,
    right: Math.max(...words.map(({ right }) => right)),
    top: Math.min(...main.map(({ top }) => top)),
    bottom: Math.max(...main.map(({ bottom }) => bottom)),
    size,
    bold: words.every(({ bold }) => bold),
    mono: words.every(({ mono }) => mono),
    text: words.map(({ text }) => text).join(' '),
  };
}

export function blocksOf(lines: readonly Line[], look: Look): ReadBlock[] {
  if (lines.length === 0) return [];
  const left = Math.min(...lines.map(({ x }) => x));
  const right = Math.max(...lines.map((line) => line.right));
  const gaps = lines.slice(1).map((line, at) => line.top - lines[at]!.bottom);
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? 0;
  const groups: Line[][] = [];
  for (const line of lines) {
    const open = groups.at(-1);
    if (open && goesOn(open, line, { left, right, usual })) open.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => blockOf(group, look, left));
}

function goesOn(
  open: readonly Line[],
  line: Line,
  { left, right, usual }: { left: number; right: number; usual: number },
): boolean {
  const last = open.at(-1)!;
  if (Math.abs(line.size - last.size) > 0.08 * last.size || line.bold !== last.bold)
    return isOneSentence(last, line);
  if (line.mono !== last.mono && (line.words.length > 1 || last.words.length > 1)) return false;
  if (line.mono && last.mono) return line.top - last.bottom < 1.2 * line.size;
  if (line.top - last.bottom > usual + 0.45 * line.size || line.top < last.top - line.size) return false;
  if (marker.test(line.text) || leader.test(last.text) || leader.test(line.text)) return false;
  const isIndented = line.x > left + 0.8 * line.size;
  const wasIndented = last.x > left + 0.8 * line.size;
  if (isIndented && !wasIndented && !marker.test(open[0]!.text)) return false;
  const wasShort = last.right < right - 0.2 * (right - left);
  const wasLabel = isLabelLine(open[0]!.text);
  if (isLabelLine(line.text) && (wasLabel || wasShort)) return false;
  if (wasLabel && wasShort && open.length === 1) return false;
  return !(wasShort && /[.!?:]["”’)]?$/.test(last.text));
}

/** A bold word within a line does not begin a new block; a line of another look does. */
function isOneSentence(last: Line, line: Line): boolean {
  if (Math.abs(line.size - last.size) > 0.08 * last.size) return false;
  return !last.bold && line.bold && /[\p{Ll},]$/u.test(last.text) && line.top - last.bottom < 0.5 * line.size;
}

function blockOf(lines: readonly Line[], look: Look, left: number): ReadBlock {
  const first = lines[0]!;
  const isCode = lines.every(({ mono }) => mono) && (lines.length > 1 || first.x > left);
  const joined = joinLines(
    lines.map(({ words }) => words.map(look.place)),
    isCode ? '\n' : ' ',
  );
  const base = { text: joined.text, words: joined.words };
  const level = levelOf(lines, joined.text, look);
  if (level !== undefined) return { role: 'heading', level, ...base };
  if (isCode) return { role: 'code', ...base };
  if (
    /^(?:figure|fig\.|table|abbildung|abb\.|tabelle|exhibit|chart)\s*[\dA-Z]/i.test(joined.text) &&
    joined.text.length < 400
  )
    return { role: 'caption', ...base };
  if (first.size < 0.92 * look.body && first.top > 0.55 * look.pageHeight && footnoteMark.test(joined.text))
    return { role: 'footnote', ...base };
  if (marker.test(joined.text)) {
    const depth = 1 + Math.min(4, Math.round((first.x - left) / (2 * first.size)));
    return { role: 'list-item', level: depth, ...base };
  }
  return { role: 'paragraph', ...base };
}

const longestHeading = 200;

/** What is larger than the rest, or bold by itself, and short. */
function levelOf(lines: readonly Line[], text: string, { body, outline }: Look): number | undefined {
  const known = outline.get(plainHeading(text));
  if (known !== undefined) return known;
  if (lines.length > 4 || text.length > longestHeading || !/\p{L}/u.test(text) || leader.test(text))
    return undefined;
  const ratio = lines[0]!.size / body;
  if (ratio >= 1.7) return 1;
  if (ratio >= 1.35) return 2;
  if (ratio >= 1.12) return 3;
  const isShort = text.length < 120 && lines.length <= 2 && !/[.,;:]$/.test(text);
  if (ratio > 0.97 && lines.every(({ bold }) => bold) && isShort) return 4;
  return undefined;
}

/** As headings are compared: without numbers, signs and case. */
export const plainHeading = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
