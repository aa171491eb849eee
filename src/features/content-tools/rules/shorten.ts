/** Shorter in two steps: fewer words in each sentence, then, where that is asked for, fewer sentences. Nothing is put into new words. */
import { sentencesOf } from '#language/sentences.ts';
import { whichLanguage } from '#language/which-language.ts';
import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { changesBetween, isSame } from './changes.ts';
import { countWords, isHeading, joined, linesOf, overProse, shielded } from './prose.ts';
import { inSimplerWords } from './simpler-words.ts';
import { tighter } from './tighter.ts';
import { weightsOf } from './weigh.ts';

const shares: Readonly<Record<string, number>> = { tight: 1, half: 0.5, third: 0.34 };

export function shortenByRule({ text, size = 'tight' }: SmallInput): Written {
  const isEnglish = whichLanguage(text) === 'en';
  const tight = isEnglish ? tightened(text) : text;
  const words = countWords(text);
  const wanted = Math.round(words * (shares[size] ?? 1));
  const now = size === 'tight' ? tight : fewerSentences(tight, wanted);
  const figures = [
    { label: 'Words before', value: String(words) },
    { label: 'Words now', value: String(countWords(now)) },
  ];
  if (isSame(text, now)) {
    const why =
      size === 'tight' && !isEnglish
        ? 'Tightening only works in English. Choose “about half” to keep the most important sentences.'
        : 'Nothing to cut by rule.';
    return { text, revises: true, note: `${why} A language model could say it in fewer words.` };
  }
  return {
    text: now,
    revises: true,
    figures,
    changes: changesBetween(text, now, ({ was, now: to }) =>
      to !== '' ? 'Fewer words, same meaning.' : countWords(was) > 8 ? 'Less important.' : 'Not needed.',
    ),
    note:
      size === 'tight'
        ? 'Only filler words were removed. A language model could also merge sentences.'
        : 'The most important sentences were kept unchanged. A language model could condense the rest.',
  };
}

const tightened = (text: string) =>
  overProse(text, (prose, line) =>
    isHeading(line)
      ? prose
      : joined(sentencesOf(prose).map((sentence) => withoutAside(inSimplerWords(tighter(sentence))))),
  );

/** Remarks in brackets that hold neither a figure nor a name are told in passing. */
const withoutAside = (sentence: string) =>
  sentence.replaceAll(/\s+\((?![^)]*(?:\d|\p{Lu}|\uE000))[^()]{3,120}\)/gu, '');

interface Placed {
  line: number;
  text: string;
  words: number;
  weight: number;
}

/** Keeps headings, code and the heaviest sentences up to so many words; each paragraph keeps one as long as there is room. */
function fewerSentences(text: string, wanted: number): string {
  const lines = linesOf(text);
  const placed: Placed[] = [];
  for (const [at, line] of lines.entries())
    if (line.is === 'prose' && !isHeading(line))
      for (const sentence of sentencesOf(line.text))
        placed.push({ line: at, text: sentence, words: countWords(sentence), weight: 0 });
  if (placed.length < 2) return text;
  const weights = weightsOf(placed.map((one) => one.text));
  for (const [at, one] of placed.entries()) one.weight = weights[at]!;
  const kept = new Set<Placed>();
  let room = wanted;
  const byWeight = placed.toSorted((a, b) => b.weight - a.weight);
  const firsts = byWeight.filter((one, at) => byWeight.findIndex((other) => other.line === one.line) === at);
  for (const one of [...firsts, ...byWeight]) {
    if (kept.has(one) || (kept.size > 0 && one.words > room + one.words * 0.3)) continue;
    kept.add(one);
    room -= one.words;
    if (room <= 0) break;
  }
  return lines
    .flatMap((line, at) => {
      if (line.is === 'kept' || isHeading(line)) return [line.lead + line.text];
      const rest = placed.filter((one) => one.line === at && kept.has(one)).map((one) => one.text);
      if (rest.length === 0) return [];
      return [line.lead + shielded(joined(rest), withoutStaleLink)];
    })
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** "However" points at a sentence that may be gone; the one before it in the line still stands. */
const withoutStaleLink = (line: string) =>
  line.replace(
    /^(?:however|therefore|moreover|furthermore|in addition|as a result|for example|for instance|after that|then|still|also),?\s+(\p{L})/iu,
    (_, letter: string) => letter.toUpperCase(),
  );
