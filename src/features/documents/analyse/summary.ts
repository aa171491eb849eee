/** The sentences that say most of what a text says, each idea once: those whose words the text comes back to. */
import { shared, unitsOf, type Units } from '#kit/sources/quotes/relevance.ts';
import type { Statement } from './statements.ts';

export interface Weighed {
  statement: Statement;
  units: Units;
  weight: number;
}

const length = { least: 40, most: 360 };
const sameIdea = 0.4;
const mostWeighed = 6000;

export function weighed(statements: readonly Statement[]): Weighed[] {
  const all = statements
    .slice(0, mostWeighed)
    .filter(
      ({ role, text }) =>
        (role === 'paragraph' || role === 'list-item') &&
        text.length >= length.least &&
        text.length <= length.most &&
        /[.!…]["”’)]?$/.test(text),
    )
    .map((statement) => ({ statement, units: unitsOf(statement.text) }));
  const counts = new Map<string, number>();
  for (const { units } of all) for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const lastPage = Math.max(1, ...statements.map(({ page }) => page));
  return all.map(({ statement, units }, at) => {
    let sum = 0;
    for (const unit of units) sum += Math.log(counts.get(unit)!);
    const central = units.size === 0 ? 0 : sum / Math.sqrt(units.size + 4);
    // What a text is about is said at its beginning, and what follows from it at its end.
    const place = 1 + 0.5 / (1 + at / 8) + (statement.page === lastPage && lastPage > 2 ? 0.1 : 0);
    const heading = /\b(?:summary|abstract|conclusion|overview|introduction|key)\b/i.test(statement.under)
      ? 1.35
      : 1;
    return { statement, units, weight: central * place * heading };
  });
}

/** In the order of the text. */
export function mostTelling(found: readonly Weighed[], most: number, used: readonly Units[] = []): Weighed[] {
  const chosen: Weighed[] = [];
  for (const one of found.toSorted((a, b) => b.weight - a.weight)) {
    if (chosen.length === most) break;
    if ([...used, ...chosen.map(({ units }) => units)].some((units) => shared(units, one.units) > sameIdea))
      continue;
    chosen.push(one);
  }
  return chosen.toSorted((a, b) => found.indexOf(a) - found.indexOf(b));
}
