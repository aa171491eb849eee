/** Whom the experts ask about grammar: the checker's process, or in a worker the main thread, which keeps that process. */
import { checkGrammar } from '#bamboo/check-grammar.server.ts';
import type { GrammarCheck } from '#bamboo/grammar-check.ts';
import type { GrammarFinding } from '#kit/models/calls.ts';

export type Finding = GrammarFinding;

let checker: GrammarCheck = checkGrammar;

export const check: GrammarCheck = (text, words, more) => checker(text, words, more);

export function checkBy(other: GrammarCheck): void {
  checker = other;
}
