/** Whether there can be only one such thing, so that two names in its place exclude each other. */
import type { Claim } from './claims.ts';
import { rootOf } from '#language/roots.ts';
import type { Item } from './words.ts';

const roots = (words: string) => new Set(words.split(/\s+/).map(rootOf));

/** Done once, by somebody: "Hamlet was written by …". */
const doneOnce = roots(
  'invent discover write author compose paint design founded create win direct assassinate kill build develop sing coin publish own succeed lead release launch record establish translate propose formulate pioneer patent play star introduce',
);
/** Done in one place. */
const doneSomewhere = roots(
  'founded born birth die locate situate base sign hold place happen occur headquarter bury seat lie build birthplace originate invent premiere debut meet',
);
/** One of its kind: "the first", "the largest". */
const onlyOne = roots(
  'first last only capital currency president king queen emperor founder author inventor discoverer winner name official birthplace leader chairman director designer architect composer painter chancellor',
);
const superlative = /^(?:.{2,}est|best|worst|most|least)$/;
const copula = /^(?:is|are|was|were|be|became|=)$/;
const places = new Set(['in', 'at', 'near', 'on']);

/** The third floor is not the fifth. */
export const ordinal =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d{1,4}(?:st|nd|rd|th))$/;

export function isUnique({ tokens, items }: Claim, { at, word }: Item): boolean {
  if (ordinal.test(word)) return true;
  const before = tokens[at - 1]?.lower;
  const lead = before === 'the' || before === 'a' ? tokens[at - 2]?.lower : before;
  const doing = items.map(({ root }) => root);
  const verb = tokens.findIndex(({ lower }) => copula.test(lower));
  const isPassive = tokens.some(({ lower }) => lower === 'by');
  if (lead && places.has(lead)) return doing.some((root) => doneSomewhere.has(root));
  if (lead === 'by' || (!isPassive && at <= 1 && verb < 0)) return doing.some((root) => doneOnce.has(root));
  const special = tokens.some(({ lower }) => onlyOne.has(rootOf(lower)) || superlative.test(lower));
  const isSide = verb >= 0 && (at < verb ? at <= 1 : lead !== 'of' && lead !== 'than');
  const definite = tokens.some(({ lower }, place) => lower === 'the' && (place === 0 || place === verb + 1));
  return isSide && (special || definite);
}
