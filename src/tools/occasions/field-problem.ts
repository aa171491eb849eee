import type { Occasion } from './occasion.ts';

export const longestField = 2_000;

/** What keeps a form from being sent; undefined where it is complete. */
export function fieldProblem(
  occasion: Occasion | undefined,
  values: Readonly<Record<string, string>>,
): { field: string; message: string } | undefined {
  if (!occasion) return undefined;
  for (const { id, label, kind, isRequired, options } of occasion.fields) {
    const value = values[id]?.trim() ?? '';
    if (value === '' ? isRequired : kind === 'choice' && !options?.[value])
      return { field: id, message: `${kind === 'choice' ? 'Choose' : 'Fill in'}: ${label}.` };
    if (value !== '' && !/[\p{L}\p{N}]/u.test(value)) return { field: id, message: `Enter words: ${label}.` };
  }
  const unknown = Object.keys(values).find((id) => !occasion.fields.some((field) => field.id === id));
  return unknown === undefined
    ? undefined
    : { field: unknown, message: `“${occasion.title}” has no field “${unknown}”.` };
}
