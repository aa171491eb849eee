/** Bamboo, the engine that comes with Frenly: deterministic experts over bundled data. It never guesses and never calls out. */
import { abstention } from './abstain.ts';
import { communityExpert } from './asked-before.ts';
import type { Answer, AskedBefore, Expert, Library, Question } from './expert.ts';
import type { TaughtRule } from './polish-edit.ts';
import { abacus } from './experts/abacus/abacus.server.ts';
import { countingFrame } from './experts/abacus/counting-frame.server.ts';
import { atlas, atlasFigures, atlasList, gazetteer } from './experts/atlas/atlas.server.ts';
import { countryComparison } from './experts/atlas/compare-countries.server.ts';
import { subdivisions } from './experts/atlas/subdivisions.ts';
import { calendar } from './experts/calendar/calendar.server.ts';
import { dayCount } from './experts/calendar/day-count.server.ts';
import { elements, elementsPubChem } from './experts/elements/elements.server.ts';
import { almanac } from './experts/facts/almanac.ts';
import { colours } from './experts/facts/colours.server.ts';
import { letters } from './experts/facts/letters.ts';
import { numerals } from './experts/facts/numerals.ts';
import { planetarium } from './experts/facts/planets.ts';
import { webFacts } from './experts/facts/web-facts.server.ts';
import { guard } from './experts/guard.ts';
import { lexicon, lexiconWebster } from './experts/lexicon/lexicon.server.ts';
import { wordDifference } from './experts/lexicon/word-difference.server.ts';
import { speller } from './experts/lexicon/speller.server.ts';
import { libraryExpert } from './library.ts';
import { reader } from './experts/reader/reader.ts';
import { readerRanking } from './experts/reader/reader-ranking.ts';
import { scribe } from './experts/scribe/scribe.server.ts';
import { scribeRanking } from './experts/scribe/scribe-ranking.ts';
import { textWork } from './experts/text-work/text-work.ts';
import { smallTalk } from './experts/small-talk.ts';
import { units, unitsByMathjs } from './experts/units/units.server.ts';
import { standalone } from './follow-up/standalone.server.ts';
import { givenBy } from './given.ts';
import { nearbyQuestions } from './nearby.server.ts';
import { readingsOf } from './readings.server.ts';
import { wantsTranslation } from './translation.ts';
import { joined, twoParts } from './two-parts.ts';
import { judged, surestFirst } from './verify/judged.server.ts';

export interface Bamboo {
  experts: readonly Expert[];
  /** The best answer, or an honest "I do not know". */
  answer(question: Question, signal?: AbortSignal): Promise<Answer>;
  /** What every expert that knows says, the surest first; experts of different families are independent. */
  opinions(question: Question, signal?: AbortSignal): Promise<Answer[]>;
  /** Up to three questions near to one that has no answer here, each of which has one. */
  nearby(question: Question, signal?: AbortSignal): Promise<string[]>;
  /** One expert alone, by its id. */
  ask(expert: string, question: Question, signal?: AbortSignal): Promise<Answer>;
}

interface Options {
  libraries?: readonly Library[];
  askedBefore?: AskedBefore | undefined;
  experts?: readonly Expert[];
  witnesses?: readonly Expert[];
  taughtBy?: ((asker: string) => Promise<readonly TaughtRule[]>) | undefined;
}

/** Below this an answer is a guess. A wrong answer costs more than none. */
const sureEnough = 0.65;

/** Where two are equally sure, the one that comes first. */
const bundled: readonly Expert[] = [
  smallTalk,
  textWork,
  scribe,
  reader,
  units,
  abacus,
  atlas,
  calendar,
  elements,
  planetarium,
  almanac,
  numerals,
  colours,
  webFacts,
  letters,
  speller,
  countryComparison,
  wordDifference,
  lexicon,
  gazetteer,
  subdivisions,
];
/** Asked for an answer only where the others have none; for opinions always. */
const seconds: readonly Expert[] = [atlasFigures, elementsPubChem, atlasList, unitsByMathjs, lexiconWebster];
/** Asked only where another expert knows, to confirm or contradict it. */
const bundledWitnesses: readonly Expert[] = [countingFrame, dayCount, readerRanking, scribeRanking];

export function createBamboo({
  libraries = [],
  askedBefore,
  experts: more = [],
  witnesses: others = [],
  taughtBy,
}: Options = {}): Bamboo {
  const firsts = [...bundled, libraryExpert(libraries), ...more];
  /** What nobody has checked is asked last, once, and never confirms or contradicts the others. */
  const lasts = askedBefore ? [communityExpert(askedBefore)] : [];
  const witnesses = [...bundledWitnesses, ...others];

  const withTaught = (question: Question): Question =>
    taughtBy && question.asker ? { ...question, taught: () => taughtBy(question.asker!) } : question;

  /** Refusals come before everything; then each expert reads the question as it is understood. */
  async function consult(
    experts: readonly Expert[],
    question: Question,
    signal?: AbortSignal,
  ): Promise<Answer[]> {
    const guarded = await guard.answer({ ...question, text: givenBy(question).instruction });
    if (guarded) return [guarded];
    const understood = { ...question, text: standalone(question) };
    const answers: Answer[] = [];
    for (const expert of experts) {
      signal?.throwIfAborted();
      const answer = expert.asWritten
        ? await expert.answer(question, signal)
        : await judged(expert, understood, signal);
      if (answer && answer.confidence >= sureEnough) answers.push(answer);
    }
    return answers.sort(surestFirst(understood));
  }

  async function known(question: Question, signal?: AbortSignal): Promise<Answer | undefined> {
    const [best] = await consult(firsts, question, signal);
    const [second] = best ? [] : await consult(seconds, question, signal);
    return best ?? second;
  }

  async function answerOne(question: Question, signal?: AbortSignal): Promise<Answer> {
    const asWritten = await known(question, signal);
    if (asWritten) return asWritten;
    for (const reading of readingsOf(question)) {
      const answer = await known(reading, signal);
      if (answer) return answer;
    }
    const both = await answerBoth(question, signal);
    if (both) return both;
    const [last] = await consult(lasts, question, signal);
    return last ?? abstention(question, await nearby(question, signal));
  }

  const nearby = (question: Question, signal?: AbortSignal) =>
    // What an English word means is no translation of it.
    wantsTranslation(question.text)
      ? Promise.resolve([])
      : nearbyQuestions(question, (asked) => known(asked, signal));

  async function answerBoth(question: Question, signal?: AbortSignal): Promise<Answer | undefined> {
    const parts = twoParts(question);
    const first = parts && (await known(parts[0], signal));
    if (first?.stance !== 'answers') return undefined;
    const second = await known(parts![1](first), signal);
    return second?.stance === 'answers' ? joined(first, second) : undefined;
  }

  /** As the question stands, or else as it can be read. */
  async function firstReading(experts: readonly Expert[], question: Question, signal?: AbortSignal) {
    for (const reading of [question, ...readingsOf(question)]) {
      const answers = await consult(experts, reading, signal);
      if (answers.length > 0) return { answers, reading };
    }
    return undefined;
  }

  const knowing = [...firsts, ...seconds];
  const all = [...knowing, ...lasts, ...witnesses];
  return {
    experts: [guard, ...all],
    async opinions(asked, signal) {
      const question = withTaught(asked);
      const { answers, reading } = (await firstReading(knowing, question, signal)) ?? {};
      if (!answers) return consult(lasts, question, signal);
      if (answers.some(({ stance }) => stance !== 'answers')) return answers;
      return [...answers, ...(await consult(witnesses, reading!, signal))];
    },
    answer: (question, signal) => answerOne(withTaught(question), signal),
    nearby,
    async ask(id, question, signal) {
      const asked = all.filter((expert) => expert.id === id);
      return (await firstReading(asked, withTaught(question), signal))?.answers[0] ?? abstention(question);
    },
  };
}
