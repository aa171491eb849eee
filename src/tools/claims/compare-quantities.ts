/** Whether two figures are the same: exact, unless one is hedged, visibly rounded, or stands in another unit. */
import type { Quantity } from './quantities.ts';

export type QuantityVerdict = 'same' | 'different' | 'unknown';

/** What a hedge such as "about" allows, and how far a hedged round figure may be from what it rounds. */
const hedged = { any: 0.05, round: 0.12 };
/** 8 billion is 8.2 billion, rounded; 10 is not 12, rounded. */
const roundedMost = 0.025;
/** A figure and its conversion are rounded one after the other: 29,028 ft for 8,849 m. */
const convertedMost = 0.05;
/** "More than 30" may be 37, but hardly 90. */
const beyondBound = 0.5;
/** Degrees around zero have no size of their own. */
const leastTemperature = 30;
/** Arithmetic in other units leaves crumbs. */
const crumbs = 1e-9;

export function compareQuantities(a: Quantity, b: Quantity): QuantityVerdict {
  if (a.kind !== b.kind) return 'unknown';
  const [boundA, boundB] = [boundOf(a), boundOf(b)];
  if (boundA && boundB) return boundsCompared(a, b, boundA, boundB);
  if (boundA || boundB) return boundA ? withinBound(a, b, boundA) : withinBound(b, a, boundB!);
  if (a.least < a.most || b.least < b.most) return rangesCompared(a, b);
  return valuesAgree(a, a.least, b, b.least) ? 'same' : 'different';
}

type Bound = 'up' | 'down';

const boundOf = ({ least, most }: Quantity): Bound | undefined =>
  most === Infinity ? 'up' : least === -Infinity ? 'down' : undefined;

/** Two limits of one thing are one number; "over a million" and "over two million" may both be true. */
function boundsCompared(a: Quantity, b: Quantity, boundA: Bound, boundB: Bound): QuantityVerdict {
  const [edgeA, edgeB] = [edgeOf(a, boundA), edgeOf(b, boundB)];
  if (boundA !== boundB) {
    const [floor, ceiling] = boundA === 'up' ? [edgeA, edgeB] : [edgeB, edgeA];
    return floor >= ceiling ? 'different' : 'unknown';
  }
  if (valuesAgree(a, edgeA, b, edgeB)) return 'same';
  return a.isLimit && b.isLimit ? 'different' : 'unknown';
}

const edgeOf = ({ least, most }: Quantity, bound: Bound) => (bound === 'up' ? least : most);

function withinBound(bounded: Quantity, other: Quantity, bound: Bound): QuantityVerdict {
  const edge = edgeOf(bounded, bound);
  if (valuesAgree(bounded, edge, other, bound === 'up' ? other.least : other.most)) return 'same';
  if (bound === 'up' ? other.most < edge : other.least > edge) return 'different';
  const far = Math.abs((bound === 'up' ? other.least : other.most) - edge);
  return far <= beyondBound * Math.abs(edge) ? 'same' : 'unknown';
}

function rangesCompared(a: Quantity, b: Quantity): QuantityVerdict {
  if (valuesAgree(a, a.least, b, b.least) && valuesAgree(a, a.most, b, b.most)) return 'same';
  const isWithin = (one: Quantity, other: Quantity) =>
    one.least === one.most && one.least >= other.least && one.most <= other.most;
  if (isWithin(a, b) || isWithin(b, a)) return 'same';
  const isApart = a.least > b.most || b.least > a.most;
  if (!isApart) return 'unknown';
  return valuesAgree(a, a.least > b.most ? a.least : a.most, b, a.least > b.most ? b.most : b.least)
    ? 'same'
    : 'different';
}

function valuesAgree(a: Quantity, x: number, b: Quantity, y: number): boolean {
  const gap = Math.abs(x - y);
  const size = Math.max(Math.abs(x), Math.abs(y), a.kind === 'temperature' ? leastTemperature : 0);
  if (gap <= crumbs * size) return true;
  if (a.isExact || b.isExact) return false;
  const share = gap / size;
  const coarser = (Math.max(a.place, b.place) / 2) * (1 + crumbs);
  if (a.hedged || b.hedged) {
    const round = (Math.max(a.roundTo, b.roundTo) / 2) * (1 + crumbs);
    return share <= hedged.any || (gap <= round && share <= hedged.round);
  }
  if (Math.abs(a.unit - b.unit) > crumbs * a.unit) {
    const converted = Math.max((a.place + b.place) / 2, a.digit + b.digit);
    return gap <= converted && share <= convertedMost;
  }
  // The finer, rounded as the coarser visibly is.
  return a.place !== b.place && gap <= coarser && share <= roundedMost;
}
