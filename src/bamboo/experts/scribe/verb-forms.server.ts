/** Which word is a verb, and in which form; names for the people that stand beside it. */
import { baseOf, pastForms } from '#language/irregular.ts';
import { sensesOf } from '#language/wordnet.server.ts';

export const people = '(?:me|you|him|her|us|them)';

export const isVerb = (word: string) => sensesOf(word, 'verb').length > 0;

/** "wanted" → "want", where it is a regular past. */
export function baseOfPast(form: string): string | undefined {
  const irregular = baseOf.get(form);
  if (irregular) return irregular;
  if (!form.endsWith('ed')) return undefined;
  return [form.slice(0, -2), form.slice(0, -1), form.slice(0, -3), `${form.slice(0, -3)}y`].find(
    (base) => isVerb(base) && pastForms(base)[0] === form,
  );
}

/** Neither with -ing nor with -ed. */
export const plain = (verb: string) =>
  (/^(?:be|have|do)$/.test(verb) || isVerb(verb)) && !/(?:ing|ed)$/.test(verb);
