/** The reader that looks for what is said: the value of the right kind in a sentence that answers. It does not look at labels. */
import type { Passage } from '#kit/documents/read/document.ts';
import { labelOf } from '../analyse/labels.ts';
import type { Reading } from './data.ts';
import { valuesIn, type Value, type ValueKind } from './values.ts';

/** As people would ask for it. */
export function questionFor(field: string, kind: ValueKind): string {
  if (field.endsWith('?')) return field;
  if (kind === 'date') return `When is the ${field}?`;
  return kind === 'amount' ? `How much is the ${field}?` : `What is the ${field}?`;
}

export interface Said extends Passage {
  text: string;
}

/** From the sentences that answer, the best first. */
export function readByMeaning(
  sentences: readonly Said[],
  field: string,
  kind: ValueKind,
): Reading | undefined {
  for (const { text, page, block, start } of sentences) {
    const value =
      labelled(text, kind) ??
      (kind === 'text' ? factsIn(text, field) : nearestTo(valuesIn(kind, text), text, field));
    if (!value) continue;
    const passage = { page, block, start: start + value.start, end: start + value.end };
    return { by: 'meaning', value: value.text, passage, quote: text };
  }
  return undefined;
}

/** A line that says one thing by itself: all that follows its label. */
function labelled(text: string, kind: ValueKind): Value | undefined {
  const label = labelOf(text);
  if (label === undefined) return undefined;
  const from = /^\s*(?::|–)\s*/.exec(text.slice(label.length))!;
  const start = label.length + from[0].length;
  const [value] = valuesIn(kind, text.slice(start));
  if (!value) return undefined;
  const shown = kind === 'text' ? value.text.replace(/[.,;]+$/, '') : value.text;
  return { text: shown, start: start + value.start, end: start + value.start + shown.length };
}

/** Of several the one nearest to a word of the field. */
function nearestTo(values: readonly Value[], text: string, field: string): Value | undefined {
  const lower = text.toLowerCase();
  const places = wordsOf(field)
    .map((word) => lower.indexOf(word))
    .filter((at) => at >= 0);
  const far = ({ start }: Value) => Math.min(...places.map((at) => Math.abs(start - at)), text.length);
  return values.toSorted((a, b) => far(a) - far(b))[0];
}

/** What stands after “is” and its like, or else the first name that is no word of the field. */
function factsIn(text: string, field: string): Value | undefined {
  const words = wordsOf(field);
  const after = /\b(?:is|are|was|were|named|called|by|with|between)\s+(?:the\s+|a\s+|an\s+)?(?=\S)/i.exec(
    text,
  );
  const from = after ? after.index + after[0].length : 0;
  const names = text
    .slice(from)
    .matchAll(/\p{Lu}[\p{L}\p{N}.&'’-]*(?:\s+(?:(?:of|and|van|von|de|&)\s+)?\p{Lu}[\p{L}\p{N}.&'’-]*)*/gu);
  for (const { 0: name, index } of names) {
    if (words.includes(name.toLowerCase()) || (from === 0 && index === 0)) continue;
    const shown = name.replace(/[.,;:]+$/, '');
    return { text: shown, start: from + index, end: from + index + shown.length };
  }
  if (!after || !words.some((word) => text.toLowerCase().includes(word))) return undefined;
  const rest = text.slice(from).replace(/[.!?]+$/, '');
  return rest.length <= 80 ? { text: rest, start: from, end: from + rest.length } : undefined;
}

const wordsOf = (field: string): string[] => field.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
