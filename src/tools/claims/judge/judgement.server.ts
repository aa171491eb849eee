/**
 * A judge is one witness. What it says of two claims holds where every reading of it says so and our own code does not object:
 * it may join wordings that our code finds close, but never hide a difference that our code sees.
 */
import { claimsOf } from '../claims.ts';
import type { Judged, Said } from '../cluster.server.ts';
import { compare, isJoinable, type Comparison, type Verdict } from '../match.server.ts';
import type { EngineAnswer, SharedClaim } from '../result.ts';
import { readRuling, relationIn, type Matter, type Reading, type Ruling } from './verdict.server.ts';

export interface Judgement {
  relation: Judged;
  /** The judge's own words on a contest, where it spoke of one between these sides. */
  wordsOn(sides: readonly SharedClaim[]): ContestWords | undefined;
  /** Null where it was read only once. */
  ordersAgree: boolean | null;
  difference: string | null;
}

export type ContestWords = Pick<Matter, 'difference' | 'assumption' | 'settledBy'>;

const mostListed = 2;

/** Each judge reads the answers twice, in opposite orders; a second judge only confirms what the first says. */
export function judgementOf(
  answers: readonly EngineAnswer[],
  rulings: readonly Ruling[],
  given: ReadonlySet<string> = new Set(),
): Judgement {
  const readings = rulings.map((ruling) => readRuling(ruling, answers));
  const [first, second] = readings;
  const differing = first && second ? differences(answers, first, second) : [];
  return {
    relation: (a, b) => {
      const [said, ...others] = readings.map((reading) => relationIn(reading, a, b));
      if (!said || others.some((other) => other !== said)) return undefined;
      return isBorneOut(said, compare(a.claim, b.claim, { given }), () => isJoinable(a.claim, b.claim, given))
        ? said
        : undefined;
    },
    wordsOn: (sides) => first && wordsOn(sides, first),
    ordersAgree: second ? differing.length === 0 : null,
    difference: differing.length > 0 ? inOneSentence(differing) : null,
  };
}

/** Whether our own code lets a verdict stand; where it does not, it decides itself. */
function isBorneOut(said: Verdict, own: Comparison, joinable: () => boolean): boolean {
  if (said === 'same') return own.is === 'same' || (own.is === 'unrelated' && joinable());
  if (said === 'contrary') return own.is !== 'same';
  return own.is === 'unrelated';
}

interface Differing {
  a: Said;
  b: Said;
  one: Verdict;
  other: Verdict;
}

function differences(answers: readonly EngineAnswer[], first: Reading, second: Reading): Differing[] {
  const said = answers.flatMap(({ engine, family, text }) =>
    claimsOf(text).map((claim): Said => ({ claim, engine, family })),
  );
  const found: Differing[] = [];
  for (const [at, a] of said.entries())
    for (const b of said.slice(at + 1)) {
      const [one, other] = a.engine === b.engine ? [] : [relationIn(first, a, b), relationIn(second, a, b)];
      if (one && other && one !== other) found.push({ a, b, one, other });
    }
  return found;
}

const inWords: Readonly<Record<Verdict, string>> = {
  same: 'say the same',
  contrary: 'contradict each other',
  unrelated: 'speak of different things',
};

function inOneSentence(differing: readonly Differing[]): string {
  const some = differing
    .slice(0, mostListed)
    .map(
      ({ a, b, one, other }) =>
        `“${a.claim.text}” and “${b.claim.text}” ${inWords[one]} in one order of reading, and ${inWords[other]} in the other.`,
    );
  const more = differing.length - some.length;
  return [...some, ...(more > 0 ? [`So do ${more} other pairs.`] : [])].join(' ');
}

function wordsOn(sides: readonly SharedClaim[], { placeOf, matters }: Reading): ContestWords | undefined {
  const places = sides.flatMap(({ voices }) =>
    voices.flatMap(({ engine, start }) => placeOf(engine, start) ?? []),
  );
  const [first] = places;
  const isOne = first && places.some(({ matter, side }) => matter === first.matter && side !== first.side);
  return isOne ? matters[first.matter] : undefined;
}
