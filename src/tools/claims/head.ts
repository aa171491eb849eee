/** A small network that weighs the signs of the rules and the meaning of each word against those of another claim. */

/** The pieces of a sentence's words, each as a vector of one length. */
export interface Tokens {
  count: number;
  unit: Float32Array;
}

export interface HeadShape {
  /** Numbers in a vector; what it is narrowed to; what comes of comparing a piece with its counterpart. */
  size: number;
  narrow: number;
  compared: number;
  perToken: number;
  signs: number;
  summary: number;
  hidden: number;
}

/** In the order in which they are trained and kept. */
export const weightNames = [
  'project',
  'compare',
  'compareBias',
  'hidden',
  'hiddenBias',
  'output',
  'outputBias',
] as const;
export type WeightName = (typeof weightNames)[number];
export type HeadWeights = Record<WeightName, Float32Array>;

/** How sharply a piece looks at its nearest counterpart. */
const sharpness = 12;
/** Unit vectors are longer here, so that the network begins with numbers of a common size. */
const length = 6;
const classes = 3;
/** Whom a piece hardly looks at does not matter to it. */
export const leastShare = 1e-3;
/** A longer sentence is read to here. */
const mostTokens = 72;

export function shapeOf(
  size: number,
  narrow: number,
  compared: number,
  hidden: number,
  signs: number,
): HeadShape {
  const perToken = narrow === 0 ? 0 : 4 * narrow + 2;
  return { size, narrow, compared, perToken, signs, summary: 2 * compared + signs, hidden };
}

/** From what the model gives: the first and the last piece only mark the ends. */
export function tokensOfVectors(flat: Float32Array, size: number): Tokens {
  const count = Math.min(mostTokens, Math.max(1, flat.length / size - 2));
  const unit = flat.slice(size, size * (count + 1));
  for (let t = 0; t < count; t += 1) {
    let sum = 0;
    for (let k = 0; k < size; k += 1) sum += unit[t * size + k]! ** 2;
    const factor = length / Math.sqrt(sum || 1);
    for (let k = 0; k < size; k += 1) unit[t * size + k]! *= factor;
  }
  return { count, unit };
}

/** For each piece: how much it looks at each of the other's, how near the nearest is, and how far it has moved. */
export interface Sight {
  shares: Float32Array;
  nearest: Float32Array;
  shift: Float32Array;
}

export function alignmentOf(a: Tokens, b: Tokens): { ab: Sight; ba: Sight } {
  const size = a.unit.length / a.count;
  const near = new Float32Array(a.count * b.count);
  for (let t = 0; t < a.count; t += 1)
    for (let s = 0; s < b.count; s += 1) {
      let sum = 0;
      for (let k = 0; k < size; k += 1) sum += a.unit[t * size + k]! * b.unit[s * size + k]!;
      near[t * b.count + s] = sum / (length * length);
    }
  const turned = new Float32Array(near.length);
  for (let t = 0; t < a.count; t += 1)
    for (let s = 0; s < b.count; s += 1) turned[s * a.count + t] = near[t * b.count + s]!;
  return { ab: sightOf(near, a.count, b.count), ba: sightOf(turned, b.count, a.count) };
}

function sightOf(near: Float32Array, count: number, others: number): Sight {
  const shares = new Float32Array(near.length);
  const [nearest, shift] = [new Float32Array(count), new Float32Array(count)];
  for (let t = 0; t < count; t += 1) {
    let top = -1;
    for (let s = 0; s < others; s += 1) top = Math.max(top, near[t * others + s]!);
    let [sum, place] = [0, 0];
    for (let s = 0; s < others; s += 1) {
      const share = Math.exp(sharpness * (near[t * others + s]! - top));
      shares[t * others + s] = share;
      sum += share;
      place += share * s;
    }
    for (let s = 0; s < others; s += 1) shares[t * others + s]! /= sum;
    nearest[t] = top;
    shift[t] = Math.abs(place / sum / Math.max(1, others - 1) - t / Math.max(1, count - 1));
  }
  return { shares, nearest, shift };
}

/** A sentence as one head sees it: narrowed, so that pairs of it cost little. */
export function narrowed(
  tokens: Tokens,
  { size, narrow }: HeadShape,
  { project }: HeadWeights,
): Float32Array {
  const z = new Float32Array(tokens.count * narrow);
  multiply(tokens.unit, project, z, tokens.count, size, narrow);
  return z;
}

/** Adds the product of two matrices to a third. */
export function multiply(
  left: Float32Array,
  right: Float32Array,
  sum: Float32Array,
  rows: number,
  inner: number,
  columns: number,
) {
  for (let row = 0; row < rows; row += 1) {
    const to = row * columns;
    for (let at = 0; at < inner; at += 1) {
      const x = left[row * inner + at]!;
      if (x === 0) continue;
      const from = at * columns;
      for (let column = 0; column < columns; column += 1)
        sum[to + column] = sum[to + column]! + x * right[from + column]!;
    }
  }
}

interface Side {
  own: Float32Array;
  far: Float32Array;
  sight: Sight;
}

/** The chances that the two say the same, exclude each other, or neither. */
export function chancesOf(
  shape: HeadShape,
  weights: HeadWeights,
  signs: Float32Array,
  sides: readonly Side[],
): Float32Array {
  const { summary, hidden } = shape;
  const u = new Float32Array(summary);
  u.set(signs, summary - shape.signs);
  for (const side of sides) compareInto(u, shape, weights, side);
  const layer = Float32Array.from(weights.hiddenBias);
  multiply(u, weights.hidden, layer, 1, summary, hidden);
  const odds = Float32Array.from(weights.outputBias);
  multiply(
    layer.map((value) => Math.max(0, value)),
    weights.output,
    odds,
    1,
    hidden,
    classes,
  );
  const top = Math.max(...odds);
  const raised = odds.map((odd) => Math.exp(odd - top));
  const sum = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / sum);
}

/** Adds the mean and the peak of what comes of comparing each piece of one side with its counterpart. Runs for every pair. */
function compareInto(
  u: Float32Array,
  { narrow, compared, perToken }: HeadShape,
  { compare, compareBias }: HeadWeights,
  { own, far, sight }: Side,
) {
  const count = own.length / narrow;
  const others = far.length / narrow;
  const { shares, nearest, shift } = sight;
  const input = new Float32Array(perToken);
  const out = new Float32Array(compared);
  for (let t = 0; t < count; t += 1) {
    for (let j = 0; j < narrow; j += 1) input[narrow + j] = 0;
    for (let s = 0; s < others; s += 1) {
      const share = shares[t * others + s]!;
      if (share < leastShare) continue;
      const from = s * narrow;
      for (let j = 0; j < narrow; j += 1) input[narrow + j] = input[narrow + j]! + share * far[from + j]!;
    }
    for (let j = 0; j < narrow; j += 1) {
      const x = own[t * narrow + j]!;
      const y = input[narrow + j]!;
      input[j] = x;
      input[2 * narrow + j] = x * y;
      input[3 * narrow + j] = Math.abs(x - y);
    }
    input[4 * narrow] = nearest[t]!;
    input[4 * narrow + 1] = shift[t]!;
    out.set(compareBias);
    multiply(input, compare, out, 1, perToken, compared);
    for (let h = 0; h < compared; h += 1) {
      const value = out[h]!;
      if (value <= 0) continue;
      u[h] = u[h]! + value / count;
      if (value > u[compared + h]!) u[compared + h] = value;
    }
  }
}
