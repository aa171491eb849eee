/** Trains the head of the claim matcher by stochastic descent (Adam): the same examples and seed give the same weights. */
import { classes, softmax, weightNames, type Head, type HeadWeights } from '#tools/claims/head.server.ts';

export interface HeadExample {
  signs: Float32Array;
  /** 0 same, 1 contrary, 2 neither. */
  is: number;
  weight: number;
}

export interface Training {
  hidden: number;
  rounds: number;
  rate: number;
  decay: number;
  dropout: number;
  seed: number;
  batch: number;
}

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

export function freshWeights(signs: number, hidden: number, random: () => number): HeadWeights {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const matrix = (inputs: number, outputs: number) =>
    Float32Array.from({ length: inputs * outputs }, () => normal() / Math.sqrt(inputs));
  return {
    hidden: matrix(signs, hidden),
    hiddenBias: new Float32Array(hidden),
    output: matrix(hidden, classes),
    outputBias: new Float32Array(classes),
  };
}

export function trainHead(
  signs: number,
  examplesOfRound: (random: () => number) => HeadExample[],
  training: Training,
): Head {
  const { hidden, rounds, rate, decay, seed, batch } = training;
  const random = randomFrom(seed);
  const head: Head = { signs, hidden, weights: freshWeights(signs, hidden, random) };
  const empty = () =>
    Object.fromEntries(
      weightNames.map((name) => [name, new Float32Array(head.weights[name].length)]),
    ) as HeadWeights;
  const [first, second] = [empty(), empty()];
  let steps = 0;
  for (let round = 0; round < rounds; round += 1) {
    const examples = examplesOfRound(random);
    for (let from = 0; from < examples.length; from += batch) {
      const slope = empty();
      descend(head, slope, examples.slice(from, from + batch), training.dropout, random);
      steps += 1;
      const pace = rate * (1 - round / rounds) * Math.min(1, steps / 50);
      const [early, late] = [1 - 0.9 ** steps, 1 - 0.999 ** steps];
      for (const name of weightNames) {
        const [w, g, m, v] = [head.weights[name], slope[name], first[name], second[name]];
        const shrink = name.endsWith('Bias') ? 0 : decay;
        for (let at = 0; at < w.length; at += 1) {
          m[at] = 0.9 * m[at]! + 0.1 * g[at]!;
          v[at] = 0.999 * v[at]! + 0.001 * g[at]! * g[at]!;
          w[at] = w[at]! - pace * (m[at]! / early / (Math.sqrt(v[at]! / late) + 1e-8) + shrink * w[at]!);
        }
      }
    }
  }
  return head;
}

/** Adds the slope of the loss over some examples. */
function descend(
  { signs: count, hidden, weights }: Head,
  slope: HeadWeights,
  examples: readonly HeadExample[],
  dropout: number,
  random: () => number,
) {
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const kept = () => (random() < dropout ? 0 : 1 / (1 - dropout));
  for (const { signs, is, weight } of examples) {
    const seen = signs.map((sign) => sign * kept());
    const layer = Float32Array.from(weights.hiddenBias);
    for (let sign = 0; sign < count; sign += 1)
      for (let at = 0; at < hidden; at += 1) layer[at]! += seen[sign]! * weights.hidden[sign * hidden + at]!;
    const passed = layer.map((value) => (value > 0 ? kept() : 0));
    const active = layer.map((value, at) => value * passed[at]!);
    const odds = Float32Array.from(weights.outputBias);
    for (let at = 0; at < hidden; at += 1)
      for (let one = 0; one < classes; one += 1)
        odds[one]! += active[at]! * weights.output[at * classes + one]!;
    const back = new Float32Array(hidden);
    for (const [one, chance] of softmax(odds).entries()) {
      const error = ((chance - Number(one === is)) * weight) / total;
      slope.outputBias[one]! += error;
      for (let at = 0; at < hidden; at += 1) {
        slope.output[at * classes + one]! += error * active[at]!;
        back[at]! += error * weights.output[at * classes + one]! * passed[at]!;
      }
    }
    for (let at = 0; at < hidden; at += 1) {
      slope.hiddenBias[at]! += back[at]!;
      for (let sign = 0; sign < count; sign += 1)
        slope.hidden[sign * hidden + at]! += seen[sign]! * back[at]!;
    }
  }
}
