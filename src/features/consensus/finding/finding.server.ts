/** What the answers have in common and what not, in the shape that pages show. */
import type { ConsensusClaim, ConsensusContest, Finding } from '#features/consensus/data.ts';
import { consensusOf } from '#tools/claims/consensus.server.ts';
import { joined } from '#language/wording.ts';
import type { Contested, EngineAnswer, SharedClaim, Vote } from '#tools/claims/result.ts';
import { glossRelation } from '#tools/claims/glosses.server.ts';
import type { Embed } from '#tools/claims/vectors.ts';
import type { Heard } from '../panel/board.server.ts';
import { readsOneText, rewrites } from '../panel/families.ts';
import type { Judgement } from '../judge/judgement.server.ts';
import { claimId, contestId } from './claim-ids.server.ts';

interface Options {
  question: string;
  edition: number;
  /** Absent where the model is not on this machine yet. */
  embed: Embed | undefined;
  whenEmbeddingFails(error: unknown): void;
  /** Of a judging engine, once there is one. */
  judgement?: Judgement | undefined;
}

export async function findingOf(heard: readonly Heard[], options: Options): Promise<Finding> {
  const { question, edition, embed, whenEmbeddingFails, judgement } = options;
  // A text given with the question holds every word of its readings: none of them would be left to tell them apart.
  const isOfOneText = heard.every(({ member }) => readsOneText(member.family));
  const found = await consensusOf(heard.map(answerOf), {
    question: isOfOneText ? '' : question,
    asked: question,
    whenEmbeddingFails,
    ...(embed ? { embed } : {}),
    judged: judgement?.relation ?? glossRelation(question),
  });
  const ids = heard.map(({ member }) => member.id);
  return {
    edition,
    available: found.available,
    agreed: found.agreed.map((one) => claimOf(one, ids)),
    contested: found.contested.map((one) => contestOf(one, ids, judgement, found.vote)),
    single: found.single.map((one) => claimOf(one, ids)),
    vote: found.vote
      ? {
          options: found.vote.options.map(({ value, support }) => ({ value, support: supportOf(support) })),
          winner: found.vote.winner?.value ?? null,
          words: found.vote.words,
        }
      : null,
    summary: found.summary,
    matchedBy: judgement ? 'judge' : found.matchedBy,
    judge: null,
    heard: ids,
  };
}

/** A rewritten text is itself the answer: a year in it is not what was asked for. */
function answerOf({ member, text, value }: Heard): EngineAnswer {
  const told = value ?? (rewrites(member.family) ? { is: 'names' as const, names: [text] } : undefined);
  return { engine: member.id, family: member.family, text, ...(told ? { value: told } : {}) };
}

function claimOf(claim: SharedClaim, heard: readonly string[]): ConsensusClaim {
  const { words, voices, support } = claim;
  return {
    id: claimId(claim, heard),
    words,
    voices: voices.map(({ engine, words: said, start, end }) => ({
      member: engine,
      words: said,
      start,
      end,
    })),
    support: supportOf(support),
  };
}

function contestOf(
  contest: Contested,
  heard: readonly string[],
  judgement?: Judgement,
  vote?: Vote,
): ConsensusContest {
  const sides = contest.sides.map((side) => claimOf(side, heard));
  const words = judgement?.wordsOn(contest.sides);
  return {
    id: contestId(sides.map(({ id }) => id)),
    sides,
    difference:
      (contest.differs ? contest.difference : (words?.difference ?? valuesDiffer(vote))) ??
      contest.difference,
    assumption: words?.assumption ?? contest.assumption ?? null,
    settledBy: words?.settledBy ?? contest.settledBy,
  };
}

/** What was voted on is what differs. */
const valuesDiffer = (vote: Vote | undefined) =>
  vote && `answers differ: ${joined(vote.options.map(({ value }) => value))}`;

const supportOf = ({ engines, families, of, words }: SharedClaim['support']) => ({
  engines: [...engines],
  families: [...families],
  of,
  words,
});
