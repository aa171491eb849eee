/** Signs for the trained heads: whether the common words of two claims stand in another order, and what may account for it. */
import { mayBeName, type Pair } from './align.server.ts';
import type { Claim } from './claims.ts';
import { rootOf } from '#language/roots.ts';

const roots = (words: string) => new Set(words.split(/\s+/).map(rootOf));

/** Said from the other side these are the same: what Ann lends to Ben, Ben borrows from Ann. */
const conversePairs =
  `buy/sell lend/borrow give/receive give/get send/receive win/lose beat/lose defeat/lose teach/learn
precede/follow succeed/precede own/belong employ/work boss/work lead/follow above/below before/after north/south east/west
over/under parent/child export/import inherit/leave more/less more/fewer old/young tall/short big/small large/small
heavy/light fast/slow high/low long/short good/bad better/worse cheap/expensive hot/cold early/late hard/easy rich/poor
near/far bright/faint bright/dim dense/light`
    .split(/\s+/)
    .map((pair) => pair.split('/').map(rootOf));
const converse = new Set(conversePairs.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
const doings = roots(
  'buy sell lend borrow give receive get send win lose beat defeat teach learn precede follow succeed employ lead sue hit bite marry kill attack invade help pay praise own',
);

const be = /^(?:is|are|was|were|be|been|being|got|gets)$/;

/** "Was sold by": who does it comes last. */
const isPassive = ({ tokens }: Claim) =>
  tokens.some(
    ({ lower }, at) =>
      be.test(lower) && tokens.slice(at + 1, at + 5).some((token) => /(?:ed|en|t|d|n)$/.test(token.lower)),
  ) && tokens.some(({ lower }) => lower === 'by' || lower === 'from');

export interface WordOrder {
  /** How many of the common things stand in another order. */
  crossed: number;
  /** Among these, names. */
  namesCrossed: number;
  isPassiveInOne: boolean;
  /** Words that tell one thing from both sides. */
  converses: number;
  /** The order differs, and nothing in the wording accounts for it. */
  isReversed: boolean;
}

export function wordOrderOf(a: Claim, b: Claim, pairs: readonly Pair[]): WordOrder {
  const common = pairs.filter(
    (pair) =>
      pair.relation === 'same' && pair.a.weight >= 1 && pair.b.weight >= 1 && !doings.has(pair.a.root),
  );
  let [crossed, namesCrossed] = [0, 0];
  for (const [number, one] of common.entries())
    for (const other of common.slice(number + 1)) {
      if (one.a.at < 0 || one.b.at < 0 || (one.a.at - other.a.at) * (one.b.at - other.b.at) >= 0) continue;
      crossed += 1;
      if (mayBeName(one.a) && mayBeName(other.a)) namesCrossed += 1;
    }
  const isPassiveInOne = isPassive(a) !== isPassive(b);
  let converses = 0;
  const own = (claim: Claim) => claim.tokens.map(({ lower }) => rootOf(lower));
  const [rootsA, rootsB] = [own(a), own(b)];
  for (const one of new Set(rootsA))
    for (const other of new Set(rootsB))
      if (converse.has(`${one} ${other}`) && !(rootsB.includes(one) || rootsA.includes(other)))
        converses += 1;
  const turns = Number(crossed > 0) + Number(isPassiveInOne) + converses;
  return { crossed, namesCrossed, isPassiveInOne, converses, isReversed: turns % 2 === 1 };
}
