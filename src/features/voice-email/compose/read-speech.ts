import { toldApart } from './run-on.ts';
import { withCapitals } from './small-letters.ts';

/** Sentences, however the speech was written down. */
export const readSpeech = (sentences: readonly string[]) => toldApart(withCapitals(sentences));
