/** The verb of one, as its base form. */
import { sensesOf } from '#language/wordnet.server.ts';

const isVerb = (word: string) => sensesOf(word, 'verb').length > 0;

/** "likes" → "like"; nothing where it is no such form. */
export function baseOfThird(form: string): string | undefined {
  const candidates = [form.replace(/ies$/, 'y'), form.replace(/es$/, ''), form.replace(/s$/, '')];
  return form.endsWith('s') && !form.endsWith('ss')
    ? ({ has: 'have', does: 'do', is: 'be', was: 'be' }[form] ??
        candidates.toReversed().find((one) => one !== form && isVerb(one)))
    : undefined;
}
