/** Forms of a verb in a sentence: "lower" → "lowering", "lowers"; "fall" → "fell". */
import { pastForms, ready, regularPlural } from './irregular.ts';

export function gerundOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/(?:[^aeiouy]|u)e$/.test(verb) && verb.length > 2) return `${verb.slice(0, -1)}ing`;
  return `${ready(verb)}ing`;
}

export function thirdPersonOf(verb: string): string {
  if (verb === 'be') return 'is';
  if (verb === 'have') return 'has';
  return /[^aeiou]o$/.test(verb) ? `${verb}es` : regularPlural(verb);
}

export const pastOf = (verb: string): string => pastForms(verb)[0];
