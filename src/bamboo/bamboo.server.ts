/** Bamboo, the engine that comes with Frenly: deterministic experts over bundled data. It never guesses and never calls out. */
import { abstention } from './abstain.ts';
import { communityExpert } from './asked-before.ts';
import type { Answer, AskedBefore, Expert, ExpertInfo, Library, Question } from './expert.ts';
import type { TaughtRule } from './polish-edit.ts';
import { abacus } from './experts/abacus/abacus.server.ts';
import { countingFrame } from './experts/abacus/counting-frame.server.ts';
import { atlas, atlasFigures, atlasList, gazetteer } from './experts/atlas/atlas.server.ts';
import { newerOf } from './experts/atlas/newer-table.ts';
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
import { speller } from './experts/lexicon/speller.server.ts';
import { libraryExpert, mentionsProduct } from './library.ts';
import { expertByParts } from './question-by-parts.ts';
import { reader } from './experts/reader/reader.ts';
import { readerRanking } from './experts/reader/reader-ranking.ts';
import { scribe } from './experts/scribe/scribe.server.ts';
import { scribeRanking } from './experts/scribe/scribe-ranking.ts';
import { textWork } from './experts/text-work/text-work.ts';
import { smallTalk } from './experts/small-talk.ts';
import { units, unitsByMathjs } from './experts/units/units.server.ts';
import { standalone } from './follow-up/standalone.server.ts';
import { givenBy } from './given.ts';
import { judged, surestFirst } from './verify/judged.server.ts';

export interface Bamboo {
  experts: readonly ExpertInfo[];
  /** The best answer, or an honest "I do not know". */
  answer(question: Question, signal?: AbortSignal): Promise<Answer>;
  /** What every expert that knows says, the surest first; experts of different families are independent. */
  opinions(question: Question, signal?: AbortSignal): Promise<Answer[]>;
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

  /** As one question, even where it asks several things. */
  async function answerWhole(question: Question, signal?: AbortSignal): Promise<Answer> {
    const [best] = await consult(firsts, question, signal);
    if (best?.expert === atlas.id) return newerOf(best, await consult([atlasList], question, signal));
    if (best) return best;
    const [second] = await consult(seconds, question, signal);
    if (second) return second;
    const [last] = await consult(lasts, question, signal);
    return last ?? abstention(question);
  }

  const quotesPassages = new Set(
    [...firsts, ...lasts].filter((expert) => expert.quotesPassages).map(({ id }) => id),
  );
  const isFact = ({ stance, expert }: Answer) => stance === 'answers' && !quotesPassages.has(expert);
  const byParts = expertByParts(answerWhole, isFact);
  /** A passage that comes near the whole does not answer it where its parts ask for facts that are known. */
  const mayGoByParts = ({ text }: Question, answers: readonly Answer[]) =>
    answers.every((answer) => answer.stance !== 'refuses' && !isFact(answer)) &&
    !(mentionsProduct(text) && answers.some(({ stance }) => stance === 'answers'));

  async function answerOne(question: Question, signal?: AbortSignal): Promise<Answer> {
    const whole = await answerWhole(question, signal);
    if (!mayGoByParts(question, [whole])) return whole;
    const [parts] = await consult([byParts], question, signal);
    return parts ?? whole;
  }

  const knowing = [...firsts, ...seconds];
  const all = [...knowing, ...lasts, ...witnesses, byParts];
  return {
    experts: [guard, ...all],
    async opinions(asked, signal) {
      const question = withTaught(asked);
      const answers = await consult(knowing, question, signal);
      const parts = mayGoByParts(question, answers) ? await consult([byParts], question, signal) : [];
      if (parts.length > 0) return parts;
      if (answers.length === 0) return consult(lasts, question, signal);
      if (answers.some(({ stance }) => stance !== 'answers')) return answers;
      return [...answers, ...(await consult(witnesses, question, signal))];
    },
    answer: (question, signal) => answerOne(withTaught(question), signal),
    async ask(id, question, signal) {
      const named = all.filter((expert) => expert.id === id);
      const [answer] = await consult(named, withTaught(question), signal);
      return answer ?? abstention(question);
    },
  };
}
