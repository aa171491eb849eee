/** Whether two figures are the same: exact, unless one is hedged, visibly rounded, or stands in another unit. */
import { isUpwards } from './bounds.ts';
import type { Quantity } from './quantities.ts';

export type QuantityVerdict = 'same' | 'different' | 'unknown';

/** What a hedge such as "about" allows, and how far a hedged round figure may be from what it rounds. */
const hedged = { any: 0.05, round: 0.12 };
/** 8 billion is 8.2 billion and 8,849 is 8,848.86, rounded; 2,000 is not 2,030. */
const roundedMost = 0.025;
/** A figure and its conversion are rounded one after the other: 29,028 ft for 8,849 m. */
const convertedMost = 0.015;
/** "More than 30" may be 37, but hardly 90. */
const beyondBound = 0.5;
/** Degrees around zero have no size of their own. */
const leastTemperature = 30;
/** Arithmetic in other units leaves crumbs. */
const crumbs = 1e-9;

export function compareQuantities(a: Quantity, b: Quantity): QuantityVerdict {
  if (a.kind !== b.kind) return withoutUnit(a, b);
  if (a.bound && b.bound) return boundsCompared(a, b);
  if (a.bound || b.bound) return a.bound ? withinBound(a, b) : withinBound(b, a);
  if (a.least < a.most || b.least < b.most) return rangesCompared(a, b);
  return valuesAgree(a, a.least, b, b.least) ? 'same' : 'different';
}

/** "At least 18" and "18 years or older": a figure without a unit has that of the other. */
function withoutUnit(a: Quantity, b: Quantity): QuantityVerdict {
  if (a.isBare === b.isBare || a.isExact || b.isExact) return 'unknown';
  const [bareOne, other] = a.isBare ? [a, b] : [b, a];
  const isSame = bareOne.written === other.written && bareOne.bound === other.bound;
  return isSame && isValue(bareOne) === isValue(other) ? 'same' : 'unknown';
}

const isValue = ({ least, most }: Quantity) => least === most;

/** Two limits of one thing are one number. Whether that number itself is meant matters where one can count. */
function boundsCompared(a: Quantity, b: Quantity): QuantityVerdict {
  const [edgeA, edgeB] = [edgeOf(a), edgeOf(b)];
  if (isUpwards(a.bound!) !== isUpwards(b.bound!)) {
    const [floor, ceiling] = isUpwards(a.bound!) ? [edgeA, edgeB] : [edgeB, edgeA];
    return floor >= ceiling ? 'different' : 'unknown';
  }
  if (!valuesAgree(a, edgeA, b, edgeB)) return 'different';
  return a.bound === b.bound || !counted.has(a.kind) ? 'same' : 'unknown';
}

/** "Over 18" leaves out those who are 18. */
const counted = new Set(['count', 'time', 'version']);

const edgeOf = ({ least, most, bound }: Quantity) => (bound && isUpwards(bound) ? least : most);

function withinBound(bounded: Quantity, other: Quantity): QuantityVerdict {
  const isFloor = isUpwards(bounded.bound!);
  const edge = edgeOf(bounded);
  const near = isFloor ? other.least : other.most;
  if (isFloor ? other.most < edge : other.least > edge) return 'different';
  // "More than 30" leaves out 30, and "up to 10" says of 3 only that it is allowed.
  if (near === edge) return bounded.bound === 'atLeast' || bounded.bound === 'atMost' ? 'same' : 'unknown';
  const far = Math.abs(near - edge);
  return !bounded.isExact && far <= beyondBound * Math.abs(edge) && isSaying(bounded) ? 'same' : 'unknown';
}

/** A way of speaking such as "over a million", not a rule such as "at least 18". */
const isSaying = ({ bound }: Quantity) => bound === 'over' || bound === 'under';

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
  if (a.isExact || b.isExact) return gap === 0;
  const size = Math.max(Math.abs(x), Math.abs(y), a.kind === 'temperature' ? leastTemperature : 0);
  if (gap <= crumbs * size) return true;
  const share = gap / size;
  const coarser = (Math.max(a.place, b.place) / 2) * (1 + crumbs);
  if (a.hedged || b.hedged) {
    const round = (Math.max(a.roundTo, b.roundTo) / 2) * (1 + crumbs);
    return share <= hedged.any || (gap <= round && share <= hedged.round);
  }
  if (Math.abs(a.unit - b.unit) > crumbs * a.unit) {
    const converted = Math.max((a.roundTo + b.roundTo) / 2, a.digit + b.digit);
    return gap <= converted && share <= convertedMost;
  }
  // The finer, rounded as the coarser visibly is.
  return a.place !== b.place && gap <= coarser && share <= roundedMost;
}
