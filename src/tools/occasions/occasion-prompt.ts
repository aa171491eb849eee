import type { Occasion } from './occasion.ts';

/** The form as a language model reads it. */
export function occasionPrompt(
  occasion: Occasion | undefined,
  values: Readonly<Record<string, string>>,
): string[] {
  if (!occasion) return [];
  const facts = occasion.fields
    .filter(({ id }) => values[id]?.trim())
    .map(({ id, label }) => `- ${label}: ${values[id]!.trim()}`);
  return [[`Occasion: ${occasion.title}.`, ...facts].join('\n')];
}
