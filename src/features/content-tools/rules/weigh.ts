/** How much each sentence holds of what the text keeps coming back to, in any language. */
import { withoutSpaces } from '#language/sentence-spans.ts';
import { rootOf } from '#language/roots.ts';
import { isSmallWord, whichLanguage } from '#language/which-language.ts';

export function tellingWords(sentence: string, language: ReturnType<typeof whichLanguage>): string[] {
  const low = sentence.toLowerCase();
  const words = withoutSpaces.test(low)
    ? [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(low)]
        .filter(({ isWordLike, segment }) => isWordLike && segment.length > 1)
        .map(({ segment }) => segment)
    : (low.match(/[\p{L}\d]+(?:['’]\p{L}+)?/gu) ?? []);
  return words
    .filter((word) => word.length > 1 && !isSmallWord(word, language))
    .map((word) => (language === 'en' ? rootOf(word) : word.slice(0, 8)));
}

export function weightsOf(sentences: readonly string[]): number[] {
  const language = whichLanguage(sentences.slice(0, 60).join(' '));
  const words = sentences.map((sentence) => [...new Set(tellingWords(sentence, language))]);
  const counts = new Map<string, number>();
  for (const list of words) for (const word of list) counts.set(word, (counts.get(word) ?? 0) + 1);
  return words.map((list, place) => {
    const sum = list.reduce((total, word) => total + counts.get(word)! - 0.5, 0);
    const fair = sum / Math.sqrt(Math.max(6, list.length));
    const sentence = sentences[place]!;
    const facts = /\d/.test(sentence) ? 1.15 : 1;
    const asks = /\?\s*$/.test(sentence) ? 0.8 : 1;
    return fair * facts * asks * (place === 0 ? 1.35 : place === sentences.length - 1 ? 1.05 : 1);
  });
}

/** The places of the heaviest, each saying something the others do not, in their order. */
export function heaviest(sentences: readonly string[], count: number): number[] {
  const language = whichLanguage(sentences.slice(0, 60).join(' '));
  const weights = weightsOf(sentences);
  const words = sentences.map((sentence) => [...new Set(tellingWords(sentence, language))]);
  const chosen: number[] = [];
  const said = new Set<string>();
  while (chosen.length < Math.min(count, sentences.length)) {
    let [best, most] = [-1, -1];
    for (const [place, weight] of weights.entries()) {
      if (chosen.includes(place)) continue;
      const list = words[place]!;
      const fresh = list.length === 0 ? 0 : list.filter((word) => !said.has(word)).length / list.length;
      const value = weight * (0.3 + 0.7 * fresh);
      if (value > most) [best, most] = [place, value];
    }
    if (best < 0) break;
    chosen.push(best);
    for (const word of words[best]!) said.add(word);
  }
  return chosen.sort((a, b) => a - b);
}
