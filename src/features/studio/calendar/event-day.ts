/** The day that a brief is about, and what is planned to go out after it. */
import { findFacts, type Fact } from '#language/facts.ts';
import type { Part, StudioSet } from '../set.ts';

export interface Late {
  /** The day as the brief says it. */
  words: string;
  label: string;
  parts: Part[];
}

type DateFact = Extract<Fact, { kind: 'date' }>;

/** Null where no part is late, or the brief names no day. A set that looks back on purpose is only told, never stopped. */
export function afterEvent({ brief, parts }: Pick<StudioSet, 'brief' | 'parts'>): Late | null {
  const planned = parts.filter((part) => part.planned);
  const [first] = planned.map((part) => part.planned!).toSorted();
  if (first === undefined) return null;
  const dates = brief.facts.flatMap(({ label, value }) =>
    findFacts(value).flatMap((fact) => {
      const day = fact.kind === 'date' ? dayOf(fact, first) : undefined;
      return day ? [{ day, label, words: fact.text }] : [];
    }),
  );
  // What lasts for days is over with the last of them.
  const last = dates.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1);
  if (!last) return null;
  const late = planned.filter((part) => part.planned!.slice(0, 10) > last.day);
  return late.length === 0 ? null : { words: last.words, label: last.label, parts: late };
}

/** Without a year, the one that is nearest to the plan. */
function dayOf({ date, month, year, swapped }: DateFact, near: string): string | undefined {
  if (date === undefined || month === undefined || swapped) return undefined;
  const of = (one: number) => `${one}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  if (year !== undefined) return of(year);
  const planned = Date.parse(near.slice(0, 10));
  const own = Number(near.slice(0, 4));
  return [own - 1, own, own + 1]
    .map(of)
    .filter((day) => !Number.isNaN(Date.parse(day)))
    .toSorted((a, b) => Math.abs(Date.parse(a) - planned) - Math.abs(Date.parse(b) - planned))[0];
}
