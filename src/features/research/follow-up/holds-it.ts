/** Whether a sentence of the notes answers a question, or only speaks of what the whole report speaks of. */
import { holdsWanted, wantedOf } from '#language/wanted.ts';
import { relevanceTo, unitsOf } from '#kit/sources/quotes/relevance.ts';

/** Of the words that the question adds to what the report is about, by weight. */
const enoughOfTheNew = 0.5;

/** `about`: what the report was asked; every note has those words, so they show nothing. */
export function holdsFor(ask: string, about: string, notes: readonly string[]) {
  const fresh = unitsOf(ask).difference(unitsOf(about));
  const relevance = relevanceTo(fresh, notes.map(unitsOf));
  const wanted = wantedOf(ask);
  const words = new Set(ask.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  return (sentence: string): boolean =>
    (fresh.size === 0 || relevance(unitsOf(sentence)) >= enoughOfTheNew) &&
    holdsWanted(wanted, sentence, words);
}
