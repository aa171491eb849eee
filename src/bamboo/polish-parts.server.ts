/** A long text for the polisher, in parts that are tasks of their own, and what was found in them as one. */
import { partsOf, type TextPart } from './grammar-turns.ts';
import type { Polish } from './polish.server.ts';

/** A thread works on it for a few seconds at the most, then others have their turn. */
const longestTask = 4_000;
const mostEdits = 400;
const fence = /^\s*(?:```|~~~)/gm;

/** Code stays in one part where that is possible: half of it would be read as prose. */
export function* polishParts(text: string): Generator<TextPart> {
  let start = 0;
  do {
    const [first] = partsOf(text.slice(start), longestTask);
    const part = first?.text ?? '';
    const fences = [...part.matchAll(fence)];
    const isOpen = fences.length % 2 === 1 && start + part.length < text.length;
    const length = (isOpen && fences.at(-1)!.index) || part.length;
    yield { start, text: part.slice(0, length) };
    start += length;
  } while (start < text.length);
}

export function joinPolishes(parts: readonly { start: number; polish: Polish }[]): Polish {
  const all = parts.map(({ polish }) => polish);
  const sum = (count: (polish: Polish) => number) => all.reduce((total, one) => total + count(one), 0);
  const graded = all.filter(({ grade }) => grade !== null);
  const letters = graded.reduce((total, { checked }) => total + checked, 0);
  return {
    edits: parts
      .flatMap(({ start, polish }) =>
        polish.edits.map((edit) => ({ ...edit, start: edit.start + start, end: edit.end + start })),
      )
      .slice(0, mostEdits),
    checked: sum(({ checked }) => checked),
    isChecked: all.every(({ isChecked }) => isChecked),
    languages: [
      ...new Map(all.flatMap(({ languages }) => languages.map((one) => [one.language, one]))).values(),
    ],
    obeyed: sum(({ obeyed }) => obeyed),
    grade:
      letters === 0
        ? null
        : Math.round(graded.reduce((total, { grade, checked }) => total + grade! * (checked / letters), 0)),
  };
}
