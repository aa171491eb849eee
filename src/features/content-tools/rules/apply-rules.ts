import { tidied, type Rule } from '#language/rewrite.ts';

export const applied = (text: string, rules: readonly Rule[]): string =>
  tidied(rules.reduce((so, [pattern, words]) => so.replaceAll(pattern, words as string), text));
