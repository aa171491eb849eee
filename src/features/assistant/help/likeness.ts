/** How near a question comes to one that is known: what both say, against all that either says. */

export interface Likeness {
  /** For each owner of known questions, from 0 to 1. */
  nearest(question: ReadonlySet<string>): number[];
}

/** `known` has a list of questions, as sets of terms, for each owner. */
export function createLikeness(
  known: readonly (readonly ReadonlySet<string>[])[],
  rarity: (term: string) => number,
): Likeness {
  const sum = (terms: Iterable<string>) => [...terms].reduce((total, term) => total + rarity(term), 0);
  const asks = known.flatMap((questions, owner) =>
    questions.map((terms) => ({ owner, terms, total: sum(terms) })),
  );
  const asksByTerm = Map.groupBy(
    asks.flatMap((ask) => [...ask.terms].map((term) => ({ term, ask }))),
    ({ term }) => term,
  );
  return {
    nearest(question) {
      const shared = new Map<(typeof asks)[number], number>();
      for (const term of question)
        for (const { ask } of asksByTerm.get(term) ?? [])
          shared.set(ask, (shared.get(ask) ?? 0) + rarity(term));
      const total = sum(question);
      const nearest = known.map(() => 0);
      for (const [ask, both] of shared)
        nearest[ask.owner] = Math.max(nearest[ask.owner]!, (2 * both) / (total + ask.total));
      return nearest;
    },
  };
}
