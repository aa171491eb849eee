/** What free text says for sure: the one amount or the one day in it, where the form has one field for it. */
import { findFacts } from '#language/facts.ts';
import type { FieldKind } from './occasion.ts';
import { findOccasion } from './occasions.ts';

const factKinds: Partial<Record<FieldKind, readonly string[]>> = {
  amount: ['amount'],
  date: ['day', 'date'],
};

export function prefill(id: string, text: string): Record<string, string> {
  const { fields } = findOccasion(id) ?? { fields: [] };
  const facts = findFacts(text);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const kinds = factKinds[field.kind];
      const matches = facts.filter(({ kind }) => kinds?.includes(kind));
      const isOnlyOne = fields.filter(({ kind }) => kind === field.kind).length === 1;
      return matches.length === 1 && isOnlyOne ? [[field.id, matches[0]!.text]] : [];
    }),
  );
}
