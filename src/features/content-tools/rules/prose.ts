/** The running text within a text. Rules change it, and leave code, tables, addresses, quotations and the marks before lines as they are. */
import { withoutSpaces } from '#language/sentence-spans.ts';
import { capital } from '#language/capital.ts';
import { sentencesOf } from '#language/sentences.ts';

const marks = /^\s*(?:(?:[-*+•>–]|\d{1,3}[.)]|#{1,6}|\[[ xX]\])\s+)*/;
const fence = /^\s*(?:```|~~~)/;

export interface Line {
  /** `prose` may be changed; `kept` is not ours. */
  is: 'prose' | 'kept';
  /** Bullet, number or heading marks with their spaces. */
  lead: string;
  text: string;
}

/** Lines of a paragraph that was broken by hand become one, so that a sentence is in one piece. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let isCode = false;
  for (const line of text.split('\n')) {
    const isFence = fence.test(line);
    if (isFence) isCode = !isCode;
    const lead = isCode || isFence ? '' : marks.exec(line)![0];
    const rest = line.slice(lead.length);
    const isKept = isCode || isFence || rest.trim() === '' || rest.startsWith('|') || /^ {4}/.test(line);
    const last = lines.at(-1);
    if (isKept) lines.push({ is: 'kept', lead: '', text: line });
    else if (last?.is === 'prose' && !isHeading(last) && lead.trim() === '' && /^\p{Ll}/u.test(rest))
      last.text += ` ${rest.trim()}`;
    else lines.push({ is: 'prose', lead, text: rest });
  }
  return lines;
}

export const isHeading = ({ lead }: Pick<Line, 'lead'>) => lead.includes('#');

/** The text with each line of prose changed. What began small, after a greeting or in a list, does so still. */
export function overProse(text: string, change: (prose: string, line: Line) => string): string {
  let before = '';
  return linesOf(text)
    .map((line) => {
      if (line.is === 'kept') return line.text;
      const mayBeSmall = line.lead.trim() !== '' || /,\s*$/.test(before);
      before = line.text;
      const changed = shielded(line.text, (open) => change(open, line));
      if (isOnlyTidied(line.text, changed)) return line.lead + line.text;
      return line.lead + (mayBeSmall ? smallAs(line.text, changed) : changed);
    })
    .join('\n');
}

/** A capital at the beginning and other blanks: no rule has said anything. */
const isOnlyTidied = (was: string, now: string) => {
  const packed = (text: string) => text.replaceAll(/\s+/g, '');
  return packed(capital(was)) === packed(capital(now));
};

const smallAs = (was: string, now: string) =>
  /^\p{Ll}/u.test(was) && firstWord(now).toLowerCase() === firstWord(was) && firstWord(now) !== firstWord(was)
    ? now.charAt(0).toLowerCase() + now.slice(1)
    : now;
const firstWord = (text: string) => /^\S*/.exec(text)![0];

const notOurs =
  /`[^`\n]{1,400}`|https?:\/\/[^\s)\]]{1,400}|\bwww\.[^\s)\]]{1,400}|[\w.+-]{1,60}@[\w-]{1,60}\.[\w.-]{1,60}\w|\$[^$\n]{1,200}\$|(?<![\p{L}\d])[@#][\p{L}\d_-]{1,60}|“[^”\n]{1,400}”|"[^"\n]{1,400}"/gu;
/** Of the private use area: nobody types it, and no rule knows it. */
const shield = /\uE000(\d+)\uE001/g;

/** What is not ours to change is out of sight while the change is made. */
export function shielded(text: string, change: (open: string) => string): string {
  const hidden: string[] = [];
  const open = text
    .replaceAll(/[\uE000\uE001]/g, '')
    .replaceAll(notOurs, (found) => `\uE000${hidden.push(found) - 1}\uE001`);
  return change(open).replaceAll(shield, (_, at: string) => hidden[Number(at)] ?? '');
}

/** Texts are cut into sentences up to here. */
const longest = 100_000;

/** Sentences of any language; marks before lines are no part of them. */
export function sentencesIn(text: string): string[] {
  const prose = linesOf(text.slice(0, longest)).filter((line) => line.is === 'prose' && !isHeading(line));
  // “???” is no sentence.
  return prose
    .flatMap(({ text: line }) => sentencesOf(line))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** The items of a text that is a list and nothing else. */
export function itemsOf(text: string): string[] | undefined {
  const prose = linesOf(text.slice(0, longest)).filter((line) => line.is === 'prose');
  const isList = prose.length > 2 && prose.every(({ lead }) => /[-*+•–\d]/.test(lead));
  return isList ? prose.map(({ text: item }) => item.trim().replace(/[.,;]+$/, '')) : undefined;
}

export const joined = (sentences: readonly string[]) =>
  sentences.reduce(
    (text, sentence) => (text && !/[。！？]$/.test(text) ? `${text} ${sentence}` : text + sentence),
    '',
  );

/** Words as people count them, in scripts without spaces too. */
export function countWords(text: string): number {
  if (!withoutSpaces.test(text)) return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(
    text.slice(0, longest),
  ))
    if (isWordLike) words += 1;
  return words;
}

/** Symbols as people see them: a family of emoji is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) count += 1;
  return count;
}

/** At a word's end, within so many characters. */
export function within(text: string, most: number): string {
  if (countCharacters(text) <= most) return text;
  const cutOff = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)]
    .slice(0, most - 1)
    .map(({ segment }) => segment)
    .join('');
  const atWord = withoutSpaces.test(cutOff) ? cutOff : cutOff.replace(/\s+\S*$/, '');
  return `${atWord.replace(/[\s,;:–—-]+$/, '')}…`;
}
