/**
 * Everything that could be better in a text, each place once and with its reason. Words of others, code, addresses, names and
 * other languages are left alone. What is sure is distinguished from what is offered.
 */
import type { SpelledLanguage } from '#kit/models/calls.ts';
import { blocksOf, type Block } from '#language/blocks.ts';
import { languageOf, type Language } from '#language/english.ts';
import { foreignIn, keptIn, touches, type Passage } from '#language/kept-passages.ts';
import { wordsOf } from '#language/sentences.ts';
import { readabilityOf } from '#language/readability.ts';
import { longestPolished, obeys, type EditKind, type PolishEdit, type TaughtRule } from './polish-edit.ts';
import { mistakesIn } from './polish/mistakes.server.ts';
import { asAdvice } from './polish/reads.server.ts';
import { spellingIn } from './polish/other-languages.server.ts';
import { styleOf } from './polish/style.ts';
import { check } from './experts/scribe/checker.server.ts';
import { apart, type Edit } from './text-edits.ts';

/** As much as the checker reads at once. */
const longestGroup = 9_000;
const mostEdits = 400;

export interface PolishOptions {
  /** Also how it reads, not only what is wrong. */
  style?: boolean;
  /** What someone taught. */
  taught?: readonly TaughtRule[];
  /** Names that stand in it, whatever a dictionary says. */
  names?: readonly string[];
  signal?: AbortSignal;
}

export interface Polish {
  edits: PolishEdit[];
  /** Characters that were read; the rest was too long. */
  checked: number;
  /** False where the grammar checker could not be asked about all of it: then there may be mistakes that only it finds. */
  isChecked: boolean;
  /** Languages that stand in it and are not checked, or only for spelling. */
  languages: { language: Language; checked: 'all' | 'spelling' | 'no' }[];
  /** How many changes were left out for what was taught. */
  obeyed: number;
  grade: number | null;
}

const spelled: readonly Language[] = ['nl', 'ru'];

export async function polish(text: string, wish: PolishOptions = {}): Promise<Polish> {
  const { style = false, taught = [], names = [], signal } = wish;
  const given = text.slice(0, longestPolished);
  const kept = keptIn(given);
  const blocks = blocksOf(given).filter(({ start, text: words }) => !isWithin(kept, start, words.length));
  const main = languageOf(blocks.map((block) => block.text).join('\n')) ?? 'en';
  const byLanguage = Map.groupBy(blocks, (block) => languageOf(block.text) ?? untold(block.text, main));

  const edits: PolishEdit[] = [];
  let isChecked = true;
  for (const [language, own] of byLanguage)
    for (const group of grouped(own)) {
      signal?.throwIfAborted();
      const read = await editsIn(group, language, style);
      edits.push(...read.edits);
      isChecked &&= read.isChecked;
    }
  const foreign = blocks.flatMap(({ start, text: words }) =>
    foreignIn(words, languageOf(words) ?? main).map((one) => ({
      start: start + one.start,
      end: start + one.end,
    })),
  );
  const isFree = (edit: PolishEdit) =>
    !touches(kept, edit) &&
    !touches(foreign, edit) &&
    !isName(edit, names) &&
    given.slice(edit.start, edit.end) !== edit.now;
  const free = edits.filter(isFree).map((edit) => ({ ...edit, was: given.slice(edit.start, edit.end) }));
  const wanted = free.filter((edit) => obeys(edit, taught));
  return {
    edits: oneEach(wanted).slice(0, mostEdits),
    checked: given.length,
    isChecked,
    languages: [...byLanguage.keys()].map((language) => ({
      language,
      checked: language === 'en' ? 'all' : spelled.includes(language) ? 'spelling' : 'no',
    })),
    obeyed: free.length - wanted.length,
    grade:
      main === 'en' ? (readabilityOf(blocks.map((block) => block.text).join('\n\n'))?.grade ?? null) : null,
  };
}

/** A line of several words that nothing English stands in, such as a closing in the writer's own language, is not ours to correct. */
const untold = (text: string, main: Language): Language =>
  wordsOf(text).length >= tellable ? 'other' : main;
const tellable = 4;

interface Read {
  edits: readonly PolishEdit[];
  isChecked: boolean;
}

async function editsIn(group: readonly Block[], language: Language, style: boolean): Promise<Read> {
  if (language === 'en') return inEnglish(group, style);
  if (spelled.includes(language))
    return placed(group, (whole) => spellingIn(whole, language as SpelledLanguage));
  return { edits: [], isChecked: true };
}

async function inEnglish(group: readonly Block[], style: boolean): Promise<Read> {
  const mistakes = await placed(group, async (whole) => {
    const { edits, isChecked } = await mistakesIn({ start: 0, text: whole });
    return { edits: edits.map((edit) => asPolish(edit, whole)), isChecked };
  });
  if (!style) return mistakes;
  const wordy = group.flatMap((block) =>
    styleOf(block).map((edit) => ({ ...asPolish(edit, ''), kind: kindOfStyle(edit), sure: false })),
  );
  const reads = await placed(group, async (whole) => {
    const found = await check(whole, [], { style: true });
    return {
      edits: (found?.style ?? []).flatMap((one) => asAdvice(one, whole)),
      isChecked: found !== undefined,
    };
  });
  return {
    edits: [...mistakes.edits, ...wordy, ...reads.edits],
    isChecked: mistakes.isChecked && reads.isChecked,
  };
}

const asPolish = ({ start, end, now, why, tentative = false }: Edit, whole: string): PolishEdit => ({
  start,
  end,
  was: whole.slice(start, end),
  now,
  why,
  kind: /dictionary|\bspell/i.test(why) ? 'spelling' : 'grammar',
  sure: now !== null && !tentative,
});

const kindOfStyle = ({ now, why }: Edit): EditKind =>
  now !== null ? 'wordy' : why.includes('in one sentence') ? 'long' : 'repeated';

/** Blocks as long as one reading takes. */
function grouped(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  let length = Infinity;
  for (const block of blocks) {
    if (length + block.text.length > longestGroup) {
      groups.push([]);
      length = 0;
    }
    groups.at(-1)!.push(block);
    length += block.text.length + 2;
  }
  return groups;
}

/** Reads blocks as one text and says where in the document each edit stands; one that goes over an end is none. */
async function placed(group: readonly Block[], read: (whole: string) => Promise<Read>): Promise<Read> {
  const between = '\n\n';
  let at = 0;
  const places = group.map(({ start, text }) => {
    const from = at;
    at += text.length + between.length;
    return { from, to: from + text.length, start };
  });
  const { edits, isChecked } = await read(group.map(({ text }) => text).join(between));
  const moved = edits.flatMap((edit) => {
    const place = places.find(({ from, to }) => from <= edit.start && edit.end <= to);
    if (!place) return [];
    const by = place.start - place.from;
    return [{ ...edit, start: edit.start + by, end: edit.end + by }];
  });
  return { edits: moved, isChecked };
}

/** Of two that want the same words the surer goes first, then the one that offers something, then the shorter. */
function oneEach(edits: readonly PolishEdit[]): PolishEdit[] {
  const rank = ({ sure, now, start, end }: PolishEdit) =>
    (sure ? 0 : 1e7) + (now === null ? 1e6 : 0) + (end - start);
  // Advice about a whole sentence may stand around a change within it.
  const isAround = ({ now, kind }: PolishEdit) => now === null && kind === 'long';
  const [around, others] = [edits.filter(isAround), edits.filter((edit) => !isAround(edit))];
  return [...apart(others.toSorted((a, b) => rank(a) - rank(b))), ...apart(around)].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  );
}

const isWithin = (kept: readonly Passage[], start: number, length: number) =>
  kept.some((one) => one.start <= start && start + length <= one.end);

function isName({ was, now }: PolishEdit, names: readonly string[]): boolean {
  const has = (text: string, name: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}'’-]+/u)
      .includes(name.toLowerCase());
  return now !== null && names.some((name) => name.length > 1 && has(was, name) && !has(now, name));
}
