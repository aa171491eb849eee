/** Questions about a text that was given: quotes the sentence that answers, and says where it stands. */
import type { Answer, Expert, Question } from '#bamboo/expert.ts';
import type { GivenText } from '#kit/documents/given-documents.ts';
import { givenBy } from '#bamboo/given.ts';
import { mendKeywords } from '#language/keywords.ts';
import {
  isEmptyWord,
  likeStems,
  longestText,
  sentencesOf,
  stemOf,
  withPhrases,
  wordsOf,
} from '#language/sentences.ts';
import { answerKinds } from './answer-kinds.ts';
import { causeAt, type Cause } from './causes.ts';
import { quoted } from './quoted.ts';
import { shortTextIn } from './short-text.ts';

const mostSentences = 3000;
/** How much of the question a sentence must speak of. */
const enough = 0.5;
/** A sentence before a question is not always a text: of such a one it must say nearly all. */
const enoughOfShort = 0.75;
const ofTexts =
  /\b(?:according to|in|from|does|about|per) (?:the |this |that |my )?(?:text|document|article|passage|paragraph|attachment|file|e-?mail|letter|note|notes|contract|report|story|above)\b|\bthe (?:text|document|article|passage|author|writer|attachment|contract|report|e-?mail|story)\b/i;

export const reader: Expert = {
  id: 'reader',
  title: 'Reader',
  describes: 'Answers questions about text you give, with the sentence that says it.',
  asWritten: true,
  answer: async (question) => read(question),
};

interface Place {
  text: GivenText;
  sentence: string;
  number: number;
  stems: ReadonlySet<string>;
}

function read(question: Question): Answer | null {
  const given = givenBy(question);
  const short = given.texts.length === 0 || given.earlier ? shortTextIn(question.text) : undefined;
  const { instruction, texts, earlier } = short ? { ...short, earlier: false } : given;
  if (texts.length === 0 || instruction.length > 400) return null;
  const asked = mendedBy(texts, instruction.toLowerCase().replaceAll(/[’‘]/g, "'"))
    .replace(ofTexts, ' ')
    .replace(/^[\s,]+/, '')
    .replace(/^(?:please |can you |tell me )+/, '');
  const kind = answerKinds.find(({ asks }) => asks.test(asked));
  // "On which day of the week" says what kind of answer is wanted, not what it is about.
  const about = withPhrases(
    asked.replace(
      /^(?:(?:on|in|at|by|for|to|from|since|until) )?(?:what|which|whose|how many|how much|how) (?:(?:day|days|date|year|month|time|name|number|amount|kind|kinds|type|sort)\b(?: of (?:the )?(?:week|month|year|day))?)?/,
      '',
    ),
  );
  const wanted = [
    ...new Set(
      wordsOf(about)
        .filter((word) => !isEmptyWord(word) && !askingWords.has(word))
        .map(stemOf),
    ),
  ];
  if (wanted.length === 0) return null;
  // "How many rooms": a sentence that does not speak of rooms does not say it.
  const [, counted] = /^how many ([a-z]+)\b/.exec(asked) ?? [];
  const places = placesIn(texts);
  const rarity = rarityIn(places);
  const total = wanted.reduce((sum, stem) => sum + rarity(stem), 0);
  const meets = (place: Place, stem: string) =>
    place.stems.has(stem) ? 1 : [...likeStems(stem)].some((other) => place.stems.has(other)) ? 0.8 : 0;
  const speaksOf = (place: Place, word?: string) =>
    word === undefined || isEmptyWord(word) || meets(place, stemOf(word)) > 0;
  let best: { place: Place; coverage: number; value: number; cause: Cause | undefined } | undefined;
  const asksWhy = kind?.why ?? false;
  for (const [at, place] of places.entries()) {
    const before = places[at - 1]?.text === place.text ? places[at - 1] : undefined;
    let [met, exact] = [0, 0];
    const next = places[at + 1]?.text === place.text ? places[at + 1] : undefined;
    const cause = asksWhy ? causeAt(place.sentence, before?.sentence, next?.sentence) : undefined;
    const fits = asksWhy ? cause !== undefined : !kind || kind.answers.test(place.sentence);
    // The reason for one thing is not that of the next, unless the sentence points back.
    const carries =
      !asksWhy || /^(?:he|she|it|they|this|that|these|so|as a|therefore)\b/i.test(place.sentence);
    const saysIt = (stem: string) => kind?.says?.test(stem) ?? false;
    const allElse = fits && wanted.every((stem) => saysIt(stem) || meets(place, stem) > 0);
    for (const stem of wanted) {
      // "How much do students pay" and "5 euros for students": the amount says that one pays.
      const here = meets(place, stem) || (allElse && saysIt(stem) ? 0.8 : 0);
      exact += here;
      // A name in the sentence before still carries: "Ada was born in London. She …"
      met += rarity(stem) * (here || (before && carries ? meets(before, stem) * 0.6 : 0));
    }
    if (exact === 0) continue;
    const coverage = Math.min(1, met / total + (cause?.clear ? 0.2 : 0));
    const value =
      coverage * (fits && speaksOf(place, counted) ? 1 : kind?.strict ? 0.4 : 0.5) - place.stems.size * 0.001;
    if (!best || value > best.value) best = { place, coverage, value, cause };
  }
  if (!best || best.value < enough || (short && best.coverage < enoughOfShort)) return null;
  const { text, sentence, number } = best.place;
  const isAside = earlier && !ofTexts.test(instruction);
  return quoted(
    { text, words: best.cause?.words ?? sentence, number, count: texts.length },
    'reader',
    Math.min(0.98, 0.62 + best.coverage * 0.36) - (isAside ? 0.12 : 0),
  );
}

/** A word that the text uses is no slip. */
function mendedBy(texts: readonly GivenText[], asked: string): string {
  const used = new Set(texts.flatMap(({ text }) => wordsOf(text.slice(0, longestText))));
  return asked.replaceAll(/[a-z]+/g, (word) => (used.has(word) ? word : mendKeywords(word)));
}

const askingWords = new Set(
  'say says said mention mentions tell tells state states according please does happen happened happens describe explain kind'.split(
    ' ',
  ),
);

function placesIn(texts: readonly GivenText[]): Place[] {
  return texts.flatMap((text) =>
    sentencesOf(text.text)
      .slice(0, mostSentences)
      .map((sentence, at) => ({
        text,
        sentence,
        number: at + 1,
        stems: new Set(wordsOf(withPhrases(sentence)).map(stemOf)),
      })),
  );
}

/** Words that stand everywhere in the text tell its sentences apart the least. */
function rarityIn(places: readonly Place[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const { stems } of places) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const known = (stem: string) =>
    [...likeStems(stem)].reduce((most, other) => Math.max(most, counts.get(other) ?? 0), 0);
  // What the text never says may only be put in other words there; it counts, but not the most.
  return (stem) => (known(stem) === 0 ? 0.75 : Math.log(1 + places.length / (1 + known(stem))) + 0.3);
}
