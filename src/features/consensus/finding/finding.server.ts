/** What the answers have in common and what not, in the shape that pages show. */
import type { ConsensusClaim, ConsensusContest, Finding } from '#features/consensus/data.ts';
import { joined } from '#language/wording.ts';
import type { Contested, EngineAnswer, SharedClaim, Vote } from '#tools/claims/result.ts';
import type { ContestWords } from '#tools/claims/judge/judgement.server.ts';
import type { Ruling } from '#tools/claims/judge/verdict.server.ts';
import { matchJudged } from '#tools/claims/match-claims.server.ts';
import type { ClaimModels } from '#tools/claims/claim-models.ts';
import type { Heard } from '../panel/board.server.ts';
import { readsOneText, rewrites } from '../panel/families.ts';
import { claimId, contestId } from './claim-ids.server.ts';

interface Options {
  question: string;
  edition: number;
  /** Absent where the model is not on this machine yet. */
  models: ClaimModels | undefined;
  onCompared?: ((done: number, of: number) => void) | undefined;
  whenModelsFail(error: unknown): void;
  /** What judges said of these answers, once there are any. */
  rulings?: readonly Ruling[] | undefined;
}

export interface Found {
  finding: Finding;
  /** How the readings of the judge went, where there was one. */
  reading: Pick<NonNullable<Finding['judge']>, 'ordersAgree' | 'difference'> | undefined;
}

export async function findingOf(heard: readonly Heard[], options: Options): Promise<Found> {
  const { question, edition, models, onCompared, whenModelsFail, rulings } = options;
  // A text given with the question holds every word of its readings: none of them would be left to tell them apart.
  const isOfOneText = heard.every(({ member }) => readsOneText(member.family));
  const { consensus: found, judged } = await matchJudged(heard.map(answerOf), {
    question: isOfOneText ? '' : question,
    asked: question,
    whenModelsFail,
    models,
    onCompared,
    glossesOf: question,
    rulings,
  });
  const ids = heard.map(({ member }) => member.id);
  const finding: Finding = {
    edition,
    available: found.available,
    agreed: found.agreed.map((one) => claimOf(one, ids)),
    ...(found.alike.length > 0 ? { alike: found.alike.map((one) => claimOf(one, ids)) } : {}),
    contested: found.contested.map((one, at) => contestOf(one, ids, judged?.contests[at], found.vote)),
    single: found.single.map((one) => claimOf(one, ids)),
    vote: found.vote
      ? {
          options: found.vote.options.map(({ value, support }) => ({ value, support: supportOf(support) })),
          winner: found.vote.winner?.value ?? null,
          ...(found.vote.isByDate ? { isByDate: true } : {}),
          words: found.vote.words,
        }
      : null,
    summary: found.summary,
    matchedBy: judged ? 'judge' : found.matchedBy,
    judge: null,
    heard: ids,
    abstained: found.abstained.map(({ engine, how }) => ({ member: engine, how })),
  };
  return { finding, reading: judged && { ordersAgree: judged.ordersAgree, difference: judged.difference } };
}

/** A rewritten text is itself the answer: a year in it is not what was asked for. */
function answerOf({ member, text, value }: Heard): EngineAnswer {
  const answerValue =
    value ?? (rewrites(member.family) ? { is: 'names' as const, names: [text] } : undefined);
  return {
    engine: member.id,
    family: member.family,
    text,
    ...(answerValue ? { value: answerValue } : {}),
    ...(member.asOf ? { asOf: member.asOf } : {}),
  };
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
  words?: ContestWords,
  vote?: Vote,
): ConsensusContest {
  const sides = contest.sides.map((side) => claimOf(side, heard));
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
