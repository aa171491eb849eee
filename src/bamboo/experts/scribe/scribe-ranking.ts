/** A second summary: the sentences that most other sentences lean on, by how many words they share (TextRank). */
import type { Answer, Expert, Question } from '#bamboo/expert.ts';
import { givenBy } from '#bamboo/given.ts';
import { lowered } from '#language/plain.ts';
import { sentencesOf, tellingStems } from '#language/sentences.ts';
import { quotedSafely } from '#language/wording.ts';
import { sentencesWanted, usualCount } from '#language/summary.ts';

const mostSentences = 300;
const rounds = 20;
const damping = 0.85;
const asksForSummary =
  /\b(?:summari[sz]e|summary|sum (?:it )?up|tl;?dr|gist|(?:main|key) (?:points?|ideas?))\b/;

export const scribeRanking: Expert = {
  id: 'scribe-ranking',
  title: 'Scribe by ranking',
  describes: 'The sentences of a text that the others lean on the most.',
  asWritten: true,
  answer: async (question) => summarise(question),
};

function summarise(question: Question): Answer | null {
  const { instruction, texts } = givenBy(question);
  const asked = lowered(instruction);
  const [first] = texts;
  if (!first || asked.length > 220 || !asksForSummary.test(asked)) return null;
  const sentences = texts.flatMap(({ text }) => sentencesOf(text)).slice(0, mostSentences);
  if (sentences.length < 3) return null;
  const ranks = ranksOf(sentences.map((sentence) => new Set(tellingStems(sentence))));
  const count = Math.min(sentences.length, sentencesWanted(asked) ?? usualCount(sentences.length));
  const chosen = [...sentences.keys()]
    .toSorted((a, b) => ranks[b]! - ranks[a]! || a - b)
    .slice(0, count)
    .toSorted((a, b) => a - b)
    .map((at) => quotedSafely(sentences[at]!));
  return {
    expert: 'scribe-ranking',
    family: 'scribe',
    stance: 'answers',
    text: chosen.join(' '),
    sources: [{ title: first.title }],
    confidence: 0.85,
  };
}

function ranksOf(stems: readonly ReadonlySet<string>[]): number[] {
  const likeness = stems.map((a) => stems.map((b) => (a === b ? 0 : shared(a, b))));
  const sums = likeness.map((row) => row.reduce((sum, one) => sum + one, 0));
  let ranks = stems.map(() => 1);
  for (let round = 0; round < rounds; round += 1)
    ranks = ranks.map(
      (_, at) =>
        1 -
        damping +
        damping *
          ranks.reduce(
            (sum, rank, by) => sum + (sums[by]! > 0 ? (likeness[by]![at]! / sums[by]!) * rank : 0),
            0,
          ),
    );
  return ranks;
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const size = Math.log(1 + a.size) + Math.log(1 + b.size);
  return size === 0 ? 0 : a.intersection(b).size / size;
}
