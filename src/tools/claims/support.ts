/** Who says something, counted as engines and as families: engines of one family learnt from the same source. */

export interface Support {
  engines: readonly string[];
  families: readonly string[];
  /** How many engines answered. */
  of: number;
  /** "3 of 3 engines, 2 families"; never a percentage. */
  words: string;
}

interface Voice {
  engine: string;
  family: string;
}

export function supportOf(voices: readonly Voice[], of: number): Support {
  const engines = distinct(voices.map(({ engine }) => engine));
  const families = distinct(voices.map(({ family }) => family));
  const words = `${engines.length} of ${named(of, 'engine')}, ${named(families.length, 'family', 'families')}`;
  return { engines, families, of, words };
}

export const distinct = (values: readonly string[]) => [...new Set(values)].sort();

export const named = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Families weigh more than engines. Negative where `a` has more. */
export const byWeight = (a: Support, b: Support) =>
  b.families.length - a.families.length || b.engines.length - a.engines.length;
