/** Two readings of the same answers, in opposite orders, made into one: what both say holds, what differs is said. */
import { claimOf, claimsOf } from '#tools/claims/claims.ts';
import type { Judged, Said } from '#tools/claims/cluster.server.ts';
import { compare } from '#tools/claims/match.server.ts';
import type { SharedClaim } from '#tools/claims/result.ts';
import type { Heard } from '../panel/board.server.ts';
import { relationIn, type Matter, type Reading } from './verdict.server.ts';

export interface Judgement {
  relation: Judged;
  /** The judge's own words on a contest, where it told of one between these sides. */
  wordsOn(sides: readonly SharedClaim[]): Words | undefined;
  /** Null where it was read only once. */
  ordersAgree: boolean | null;
  difference: string | null;
}

type Words = Pick<Matter, 'difference' | 'assumption' | 'settledBy'>;

const mostTold = 2;

export function judgementOf(
  heard: readonly Heard[],
  [first, second]: readonly [Reading, Reading?],
  question = '',
): Judgement {
  const given = new Set(claimOf(question).items.flatMap(({ parts, root }) => [root, ...parts]));
  const differing = second ? differences(heard, first, second) : [];
  return {
    relation: (a, b) => {
      const one = relationIn(first, a, b);
      if (second && one !== relationIn(second, a, b)) return undefined;
      // A judge may see more than we do, but not agreement where two figures or a denial stand against each other.
      const hides = one === 'same' && compare(a.claim, b.claim, { given }).is === 'contrary';
      return hides ? undefined : one;
    },
    wordsOn: (sides) => wordsOn(sides, first),
    ordersAgree: second ? differing.length === 0 : null,
    difference: differing.length > 0 ? told(differing) : null,
  };
}

interface Differing {
  a: Said;
  b: Said;
  one: string;
  other: string;
}

function differences(heard: readonly Heard[], first: Reading, second: Reading): Differing[] {
  const said = heard.flatMap(({ member, text }) =>
    claimsOf(text).map((claim): Said => ({ claim, engine: member.id, family: member.family })),
  );
  const found: Differing[] = [];
  for (const [at, a] of said.entries())
    for (const b of said.slice(at + 1)) {
      const [one, other] = a.engine === b.engine ? [] : [relationIn(first, a, b), relationIn(second, a, b)];
      if (one && other && one !== other) found.push({ a, b, one, other });
    }
  return found;
}

const inWords: Readonly<Record<string, string>> = {
  same: 'say the same',
  contrary: 'contradict each other',
  unrelated: 'speak of different things',
};

function told(differing: readonly Differing[]): string {
  const some = differing
    .slice(0, mostTold)
    .map(
      ({ a, b, one, other }) =>
        `“${a.claim.text}” and “${b.claim.text}” ${inWords[one]} in one order of reading, and ${inWords[other]} in the other.`,
    );
  const more = differing.length - some.length;
  return [...some, ...(more > 0 ? [`So do ${more} other pairs.`] : [])].join(' ');
}

function wordsOn(sides: readonly SharedClaim[], { placeOf, matters }: Reading): Words | undefined {
  const places = sides.flatMap(({ voices }) =>
    voices.flatMap(({ engine, start }) => placeOf(engine, start) ?? []),
  );
  const [first] = places;
  const isOne = first && places.some(({ matter, side }) => matter === first.matter && side !== first.side);
  return isOne ? matters[first.matter] : undefined;
}
