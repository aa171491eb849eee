/** Trains the head of the claim matcher by plain stochastic descent: the same examples and seed give the same weights. */
import {
  alignmentOf,
  leastShare,
  multiply,
  weightNames,
  type HeadShape,
  type HeadWeights,
  type Tokens,
} from '#tools/claims/head.ts';

export interface Sentence {
  tokens: Tokens;
}

export interface HeadExample {
  /** Places in the list of sentences; absent where only the signs count. */
  a: number;
  b: number;
  signs: Float32Array;
  /** 0 same, 1 contrary, 2 unrelated. */
  is: number;
  weight: number;
}

export interface Training {
  rounds: number;
  rate: number;
  decay: number;
  dropout: number;
  seed: number;
  batch: number;
}

const classes = 3;

/** A small generator of random numbers, so that a training can be repeated. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function freshWeights(shape: HeadShape, random: () => number): HeadWeights {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const matrix = (inputs: number, outputs: number) =>
    Float32Array.from({ length: inputs * outputs }, () => normal() / Math.sqrt(Math.max(1, inputs)));
  const { size, narrow, compared, perToken, summary, hidden } = shape;
  return {
    project: matrix(size, narrow),
    compare: matrix(perToken, compared),
    compareBias: new Float32Array(compared),
    hidden: matrix(summary, hidden),
    hiddenBias: new Float32Array(hidden),
    output: matrix(hidden, classes),
    outputBias: new Float32Array(classes),
  };
}

export function trainHead(
  shape: HeadShape,
  sentences: readonly Sentence[],
  examplesOfRound: (random: () => number) => HeadExample[],
  { rounds, rate, decay, dropout, seed, batch }: Training,
): HeadWeights {
  const random = randomFrom(seed);
  const weights = freshWeights(shape, random);
  const empty = () =>
    Object.fromEntries(
      weightNames.map((name) => [name, new Float32Array(weights[name].length)]),
    ) as unknown as HeadWeights;
  const [first, second] = [empty(), empty()];
  const known = new Map<number, ReturnType<typeof alignmentOf>>();
  const sights = (a: number, b: number) => {
    const key = a * sentences.length + b;
    const found = known.get(key) ?? alignmentOf(sentences[a]!.tokens, sentences[b]!.tokens);
    known.set(key, found);
    return found;
  };
  let steps = 0;
  for (let round = 0; round < rounds; round += 1) {
    const examples = examplesOfRound(random);
    for (let from = 0; from < examples.length; from += batch) {
      const slope = empty();
      descend(shape, weights, slope, sentences, sights, examples.slice(from, from + batch), dropout, random);
      steps += 1;
      const pace = rate * (1 - round / rounds) * Math.min(1, steps / 50);
      for (const name of weightNames) {
        const [w, g, m, v] = [weights[name], slope[name], first[name], second[name]];
        const shrink = name.endsWith('Bias') ? 0 : decay;
        const [early, late] = [1 - 0.9 ** steps, 1 - 0.999 ** steps];
        for (let at = 0; at < w.length; at += 1) {
          m[at] = 0.9 * m[at]! + 0.1 * g[at]!;
          v[at] = 0.999 * v[at]! + 0.001 * g[at]! * g[at]!;
          w[at] = w[at]! - pace * (m[at]! / early / (Math.sqrt(v[at]! / late) + 1e-8) + shrink * w[at]!);
        }
      }
    }
  }
  return weights;
}

/** Adds the slope of the loss over some examples. */
function descend(
  shape: HeadShape,
  weights: HeadWeights,
  slope: HeadWeights,
  sentences: readonly Sentence[],
  sights: (a: number, b: number) => ReturnType<typeof alignmentOf>,
  examples: readonly HeadExample[],
  dropout: number,
  random: () => number,
) {
  const { size, narrow, compared, perToken, summary, hidden, signs } = shape;
  const { project, compare, compareBias } = weights;
  const [projectSlope, compareSlope] = [slope.project, slope.compare];
  const narrowed = new Map<number, { z: Float32Array; dz: Float32Array }>();
  const narrowOf = (number: number) => {
    const known = narrowed.get(number);
    if (known) return known;
    const { tokens } = sentences[number]!;
    const z = new Float32Array(tokens.count * narrow);
    multiply(tokens.unit, project, z, tokens.count, size, narrow);
    const made = { z, dz: new Float32Array(z.length) };
    narrowed.set(number, made);
    return made;
  };
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const words = narrow > 0;
  for (const example of examples) {
    const u = new Float32Array(summary);
    u.set(example.signs, summary - signs);
    const sides = words ? sidesOf() : [];
    function sidesOf() {
      const [one, other] = [narrowOf(example.a), narrowOf(example.b)];
      const [tokensA, tokensB] = [sentences[example.a]!.tokens, sentences[example.b]!.tokens];
      const { ab, ba } = sights(example.a, example.b);
      return [
        { own: one, far: other, count: tokensA.count, farCount: tokensB.count, align: ab },
        { own: other, far: one, count: tokensB.count, farCount: tokensA.count, align: ba },
      ].map((side) => {
        const input = new Float32Array(side.count * perToken);
        const out = new Float32Array(side.count * compared);
        for (let t = 0; t < side.count; t += 1) {
          const row = t * perToken;
          for (let s = 0; s < side.farCount; s += 1) {
            const share = side.align.shares[t * side.farCount + s]!;
            if (share < leastShare) continue;
            for (let j = 0; j < narrow; j += 1)
              input[row + narrow + j]! += share * side.far.z[s * narrow + j]!;
          }
          for (let j = 0; j < narrow; j += 1) {
            const [x, y] = [side.own.z[t * narrow + j]!, input[row + narrow + j]!];
            input[row + j] = x;
            input[row + 2 * narrow + j] = x * y;
            input[row + 3 * narrow + j] = Math.abs(x - y);
          }
          input[row + 4 * narrow] = side.align.nearest[t]!;
          input[row + 4 * narrow + 1] = side.align.shift[t]!;
          for (let h = 0; h < compared; h += 1) out[t * compared + h] = compareBias[h]!;
        }
        multiply(input, compare, out, side.count, perToken, compared);
        for (let at = 0; at < out.length; at += 1) if (out[at]! < 0) out[at] = 0;
        return { ...side, input, out };
      });
    }
    const peak = new Int32Array(compared).fill(-1);
    const peakSide = new Int32Array(compared);
    for (const [number, { out, count }] of sides.entries())
      for (let t = 0; t < count; t += 1)
        for (let h = 0; h < compared; h += 1) {
          const value = out[t * compared + h]!;
          u[h]! += value / count;
          if (value > u[compared + h]!) {
            u[compared + h] = value;
            peak[h] = t;
            peakSide[h] = number;
          }
        }
    const kept = Float32Array.from(u, () => (random() < dropout ? 0 : 1 / (1 - dropout)));
    const keptHidden = Float32Array.from({ length: hidden }, () =>
      random() < dropout ? 0 : 1 / (1 - dropout),
    );
    const h1 = Float32Array.from(weights.hiddenBias);
    for (let k = 0; k < summary; k += 1) {
      const x = u[k]! * kept[k]!;
      if (x === 0) continue;
      for (let h = 0; h < hidden; h += 1) h1[h]! += x * weights.hidden[k * hidden + h]!;
    }
    const o = Float32Array.from(weights.outputBias);
    for (let h = 0; h < hidden; h += 1) {
      h1[h] = h1[h]! > 0 ? h1[h]! * keptHidden[h]! : 0;
      for (let c = 0; c < classes; c += 1) o[c]! += h1[h]! * weights.output[h * classes + c]!;
    }
    const chances = softmax(o);
    const dh = new Float32Array(hidden);
    for (let c = 0; c < classes; c += 1) {
      const d = ((chances[c]! - Number(c === example.is)) * example.weight) / total;
      slope.outputBias[c]! += d;
      for (let h = 0; h < hidden; h += 1) {
        slope.output[h * classes + c]! += d * h1[h]!;
        dh[h]! += d * weights.output[h * classes + c]!;
      }
    }
    for (let h = 0; h < hidden; h += 1) {
      dh[h] = h1[h]! > 0 ? dh[h]! * keptHidden[h]! : 0;
      slope.hiddenBias[h]! += dh[h]!;
    }
    const du = new Float32Array(summary);
    for (let k = 0; k < summary; k += 1) {
      const x = u[k]! * kept[k]!;
      let sum = 0;
      for (let h = 0; h < hidden; h += 1) {
        slope.hidden[k * hidden + h]! += x * dh[h]!;
        sum += dh[h]! * weights.hidden[k * hidden + h]!;
      }
      du[k] = sum * kept[k]!;
    }
    for (const [number, side] of sides.entries()) {
      const dFar = new Float32Array(narrow);
      for (let t = 0; t < side.count; t += 1) {
        const row = t * perToken;
        const dOut = new Float32Array(compared);
        let any = false;
        for (let h = 0; h < compared; h += 1) {
          if (side.out[t * compared + h]! <= 0) continue;
          dOut[h] = du[h]! / side.count + (peak[h] === t && peakSide[h] === number ? du[compared + h]! : 0);
          slope.compareBias[h]! += dOut[h]!;
          any ||= dOut[h] !== 0;
        }
        if (!any) continue;
        const dIn = new Float32Array(perToken);
        const { input } = side;
        for (let k = 0; k < perToken; k += 1) {
          const x = input[row + k]!;
          const from = k * compared;
          let sum = 0;
          for (let h = 0; h < compared; h += 1) {
            const d = dOut[h]!;
            compareSlope[from + h] = compareSlope[from + h]! + x * d;
            sum += d * compare[from + h]!;
          }
          dIn[k] = sum;
        }
        for (let j = 0; j < narrow; j += 1) {
          const [x, y] = [side.input[row + j]!, side.input[row + narrow + j]!];
          const sign = Math.sign(x - y) * dIn[3 * narrow + j]!;
          side.own.dz[t * narrow + j]! += dIn[j]! + dIn[2 * narrow + j]! * y + sign;
          dFar[j] = dIn[narrow + j]! + dIn[2 * narrow + j]! * x - sign;
        }
        for (let s = 0; s < side.farCount; s += 1) {
          const share = side.align.shares[t * side.farCount + s]!;
          if (share < leastShare) continue;
          for (let j = 0; j < narrow; j += 1) side.far.dz[s * narrow + j]! += share * dFar[j]!;
        }
      }
    }
  }
  for (const [number, { dz }] of narrowed) {
    const { count, unit } = sentences[number]!.tokens;
    for (let t = 0; t < count; t += 1) {
      const far = t * narrow;
      for (let k = 0; k < size; k += 1) {
        const x = unit[t * size + k]!;
        const from = k * narrow;
        for (let j = 0; j < narrow; j += 1)
          projectSlope[from + j] = projectSlope[from + j]! + x * dz[far + j]!;
      }
    }
  }
}

function softmax(odds: Float32Array): Float32Array {
  const top = Math.max(...odds);
  const raised = odds.map((odd) => Math.exp(odd - top));
  const sum = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / sum);
}
