/** Whether two statements tell one relation of the same two, the same way round or the other. */
import type { Pair } from '../align.server.ts';
import type { Claim } from '../claims.ts';
import type { Item } from '../words.ts';
import { framesOf, type Frame } from './frames.server.ts';
import { prepositions } from './phrases.server.ts';

export interface RolesCompared {
  /** Unsure: some of it is told the other way round. Other: somebody else has one of the roles. */
  is: 'same' | 'reversed' | 'unsure' | 'other';
  /** Both ways round can be true. */
  isMutual: boolean;
  /** One is said to be more or less than the other. */
  isComparison: boolean;
  /** The words that tell the relation, in either statement. */
  covered: ReadonlySet<Item>;
}

export function compareRoles(a: Claim, b: Claim, pairs: readonly Pair[]): RolesCompared | undefined {
  const met = new Set(
    pairs.filter(({ relation }) => relation === 'same' || relation === 'like').map((pair) => pair.a),
  );
  const partner = new Map(pairs.map((pair) => [pair.a, pair.b]));
  const meet = (one: readonly Item[] | undefined, other: readonly Item[] | undefined) =>
    one !== undefined &&
    other !== undefined &&
    one.some(
      (item) =>
        (met.has(item) && other.includes(partner.get(item)!)) || other.some(({ root }) => root === item.root),
    );
  const found: RolesCompared[] = [];
  const framesB = framesOf(b);
  for (const one of framesOf(a))
    for (const other of framesB.filter(({ relation }) => relation === one.relation)) {
      const meets = rolesMeet(one, other, meet);
      const isOtherKin =
        one.side !== undefined && one.side === other.side && !meet(one.covered, other.covered);
      const is = meets === 'same' && isOtherKin ? 'other' : meets;
      if (is)
        found.push({
          is,
          isMutual: one.isMutual,
          isComparison: one.relation.startsWith('measure '),
          covered: new Set([...one.covered, ...other.covered]),
        });
    }
  const first = (is: RolesCompared['is']) => found.find((one) => one.is === is);
  return first('reversed') ?? first('unsure') ?? first('same') ?? first('other');
}

/** Whoever is behind one of these in one claim and behind the other in the other has another part in it. */
const opposites = ['to from', 'for against', 'with without', 'above below', 'over under', 'into from'].map(
  (pair) => pair.split(' ') as [string, string],
);

type Meet = (one: readonly Item[] | undefined, other: readonly Item[] | undefined) => boolean;

/** What stands in two roles tells them apart no more: "cars" in "electric cars" and "petrol cars". */
function ownOf({ roles }: Frame): ReadonlyMap<string, readonly Item[]> {
  const all = [...roles.values()].map((items) => new Set(items.map(({ root }) => root)));
  const isShared = (root: string) => all.filter((roots) => roots.has(root)).length > 1;
  return new Map([...roles].map(([role, items]) => [role, items.filter(({ root }) => !isShared(root))]));
}

function rolesMeet(first: Frame, second: Frame, meet: Meet): RolesCompared['is'] | undefined {
  const [one, other] = [{ roles: ownOf(first) }, { roles: ownOf(second) }];
  const shared = [...one.roles.keys()].filter((role) => other.roles.has(role));
  const kept = shared.filter((role) => meet(one.roles.get(role), other.roles.get(role)));
  const names = [...one.roles.keys()];
  const isKept = (role: string) => meet(one.roles.get(role), other.roles.get(role));
  const crossed = names.flatMap((x, at) =>
    names
      .slice(at + 1)
      .filter((y) => meet(one.roles.get(x), other.roles.get(y)) && meet(one.roles.get(y), other.roles.get(x)))
      .map((y) => isKept(x) && isKept(y)),
  );
  if (crossed.length > 0) return crossed.every(Boolean) ? 'unsure' : 'reversed';
  if (
    opposites.some(
      ([x, y]) => meet(one.roles.get(x), other.roles.get(y)) || meet(one.roles.get(y), other.roles.get(x)),
    )
  )
    return 'unsure';
  if (kept.length >= 2 && kept.length === shared.length) return 'same';
  // Figures stand for nobody, and what is behind a preposition may be told or not.
  const isFilled = (role: string) =>
    !prepositions.has(role) &&
    [one, other].every(({ roles }) => roles.get(role)!.some(({ weight }) => weight >= 1));
  return kept.length > 0 && shared.some((role) => !kept.includes(role) && isFilled(role))
    ? 'other'
    : undefined;
}
