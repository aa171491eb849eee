/** Questions near to one that nobody here can answer, made from what it speaks of. Each is asked before it is offered. */
import type { Answer, Question } from './expert.ts';
import { cityNamed } from './experts/atlas/cities.server.ts';
import { countriesIn } from './experts/atlas/countries-in.server.ts';
import { countryNamed } from './experts/atlas/gazetteer.server.ts';
import { worldCountriesData } from './experts/atlas/data.server.ts';
import { frequencyOf } from './experts/lexicon/word-frequency.server.ts';
import { entryOf, groupsOf } from './experts/lexicon/lookup.server.ts';
import { lowered } from '#language/plain.ts';
import { isEmptyWord, wordsOf } from '#language/sentences.ts';

export const mostNearby = 3;
/** Whoever writes more than this has given a text. */
const longest = 200;
/** They are in every question and are seldom what it is about. */
const dull = new Set(
  'please long time way thing things people person lot kind best better good bad new old last next first many much day year today night tomorrow yesterday get make take use want need know think tell give find say ask help really like favourite favorite'.split(
    ' ',
  ),
);

const asksForBoth = /\b(?:or|vs|versus|difference|compare|compared|better than)\b/;

export async function nearbyQuestions(
  question: Question,
  answered: (question: Question) => Promise<Answer | undefined>,
): Promise<string[]> {
  if (question.text.length > longest || question.texts?.length) return [];
  const found: string[] = [];
  for (const text of candidatesFor(question.text)) {
    if (found.length === mostNearby) break;
    const answer = await answered({ ...question, text, turns: [] });
    if (answer?.stance === 'answers' && answer.expert !== 'small-talk') found.push(text);
  }
  return found;
}

function* candidatesFor(text: string): Generator<string> {
  const plain = lowered(text);
  const codes = [...new Set(countriesIn(plain).map(({ code }) => code))];
  const names = codes.map((code) => worldCountriesData.countries().get(code)!.name);
  const [one, other] = names;
  if (one && other) yield `Compare ${one} and ${other}`;
  if (one) {
    yield `What is the capital of ${one}?`;
    yield `How many people live in ${one}?`;
    yield `Which countries border ${one}?`;
  }
  const [city] = wordsOf(text.replaceAll(/\b\p{Ll}\S*/gu, ' ')).filter((word) => cityNamed(word));
  if (city && !one) {
    const name = city.charAt(0).toUpperCase() + city.slice(1);
    yield `What time is it in ${name}?`;
    yield `Which country is ${name} in?`;
  }
  const things = thingsIn(plain);
  const [first, second] = things;
  if (first) yield `What is ${withArticle(first)}?`;
  if (first && second && asksForBoth.test(plain))
    yield `What is the difference between ${first} and ${second}?`;
  if (second) yield `What does ${second} mean?`;
  if (first) yield `What are synonyms for ${first}?`;
  if (first) yield `What kinds of ${first} are there?`;
  for (const word of things.slice(2, 4)) yield `What does ${word} mean?`;
}

/** Nouns of the question, the rarest first: they say most of what it is about. */
function thingsIn(plain: string): string[] {
  const words = wordsOf(plain).filter(
    (word) => word.length > 2 && !isEmptyWord(word) && !dull.has(word) && !/\d/.test(word),
  );
  const lemmas = words.flatMap((word) => {
    const lemma = entryOf(word, { mend: false })?.lemma;
    const isThing = lemma && groupsOf(lemma)[0]?.part === 'noun' && !dull.has(lemma);
    return isThing && !cityNamed(lemma) && !countryNamed(lemma) ? [lemma] : [];
  });
  // "A giant panda" is one thing.
  const pairs = words.flatMap((word, at) => {
    const lemma = entryOf(`${word} ${words[at + 1] ?? ''}`.trim(), { mend: false })?.lemma;
    return lemma?.includes(' ') ? [lemma] : [];
  });
  const single = [...new Set(lemmas)].sort((a, b) => frequencyOf(a) - frequencyOf(b));
  return [...pairs, ...single.filter((lemma) => !pairs.some((pair) => pair.includes(lemma)))];
}

/** Things that are counted take an article; which these are no table says, so the usual way is taken. */
const withArticle = (word: string) =>
  /s$|ing$|ness$|ity$|^(?:water|wine|music|milk|rice|bread|autumn|weather|love|money)$/.test(word)
    ? word
    : `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
