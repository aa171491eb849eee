/** A whole text for an occasion: subject and body, with every fact that was entered in it once. */
import { capital } from '#language/capital.ts';
import { apartWords } from './apart-words.ts';
import { fieldWords, itemsOf } from './field-words.ts';
import { framed, type Correspondents } from './frame.ts';
import type { Length, Occasion, OccasionField, Tone } from './occasion.ts';
import { blockText, cleanSentences, ownBlocks, type Block } from './own-words.ts';
import { renderLine, slotsIn, type WordsOf } from './render-line.ts';

export interface Writing extends Correspondents {
  /** What was entered, by the ids of the occasion's fields. */
  values: Readonly<Record<string, string>>;
  /** What else is to be said, in the writer's own words. */
  own: string;
  tone: Tone;
  length: Length;
  /** As the writer greets and signs already. */
  greeting?: string | undefined;
  signed?: string | undefined;
}

export interface WrittenText {
  subject: string;
  body: string;
}

export function writeText(occasion: Occasion, writing: Writing): WrittenText {
  const { tone, length } = writing;
  const valueOf = (id: string) => writing.values[id] ?? '';
  const fields = new Map(occasion.fields.map((field) => [field.id, field]));
  const wordsOf: WordsOf = (id, form) => fieldWords(fields.get(id)!, valueOf(id), form);
  const own = ownBlocks(writing.own).map(blockText);
  const paragraphs = occasion.text[tone]
    .trim()
    .split(/\n\n+/)
    .map((paragraph) =>
      setParagraph(
        paragraph.split('\n').filter((line) => isKept(line, length)),
        { fields, valueOf, wordsOf },
      ),
    );
  const [first, ...rest] = paragraphs.filter(Boolean);
  return {
    subject: capital(renderLine(occasion.subject, wordsOf) ?? occasion.title).slice(0, 200),
    body: framed([first!, ...own, ...rest], {
      ...writing,
      frame: occasion.frame ?? 'message',
      closing: occasion.closing?.[tone],
    }),
  };
}

const isKept = (line: string, length: Length) =>
  line.startsWith('+') ? length === 'full' : line.startsWith('~') ? length !== 'short' : true;

interface Setting {
  fields: ReadonlyMap<string, OccasionField>;
  valueOf: (id: string) => string;
  wordsOf: WordsOf;
}

/** Sentences in a row; a list stands below them, directly where they lead to it with a colon. */
function setParagraph(lines: readonly string[], setting: Setting): string {
  let text = '';
  for (const line of lines.map((each) => each.replace(/^[~+]/, ''))) {
    const points = pointsOf(line, setting);
    const words = points ? blockText(points) : setLine(line, setting);
    if (words === undefined || words === '') continue;
    const leads = text.endsWith(':');
    const isAfterList = /(?:^|\n)- [^\n]*$/.test(text);
    const gap = text === '' ? '' : leads ? '\n' : points?.is === 'list' || isAfterList ? '\n\n' : ' ';
    text += gap + words;
  }
  return text;
}

/** A sentence with what fits into it; what does not follows it. Where it cannot stand without that, all of it stands apart. */
function setLine(line: string, { fields, valueOf, wordsOf }: Setting): string | undefined {
  const words = renderLine(line, wordsOf);
  const apart = slotsIn(line)
    .filter(({ id }) => valueOf(id).trim() !== '')
    .filter(({ id, form }, _, entered) =>
      words === undefined
        ? entered.some((slot) => wordsOf(slot.id, slot.form) === undefined)
        : wordsOf(id, form) === undefined,
    )
    .map(({ id }) => apartWords(fields.get(id)!, valueOf(id)));
  return [words ?? '', ...apart].filter(Boolean).join(' ') || undefined;
}

/** A line that holds only a list: points, or a sentence where there is one. */
function pointsOf(line: string, { fields, valueOf }: Setting): Block | undefined {
  const field = fields.get(/^\{(\w+)\}$/.exec(line)?.[1] ?? '');
  if (field?.kind !== 'list') return undefined;
  const items = itemsOf(valueOf(field.id));
  if (items.length < 2) return { is: 'paragraph', lines: cleanSentences(items.join('')) };
  return { is: 'list', lines: items.map(capital) };
}
