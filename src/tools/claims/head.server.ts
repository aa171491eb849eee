/** Two small networks that weigh what the rules read from two claims: one with, one without what a model makes of them. */
import trained from './heads.json' with { type: 'json' };
import type { Chances } from './claim-models.ts';
import type { Exact } from './exact.server.ts';
import type { Evidence } from './evidence.server.ts';

export interface Head {
  signs: number;
  hidden: number;
  weights: HeadWeights;
}

/** In the order in which they are trained and kept. */
export const weightNames = ['hidden', 'hiddenBias', 'output', 'outputBias'] as const;
export type WeightName = (typeof weightNames)[number];
export type HeadWeights = Record<WeightName, Float32Array>;

/** Same, contrary, neither. */
export const classes = 3;

/** Each matrix in whole numbers from -127 to 127 and what one of them is worth. */
export interface PackedHead {
  signs: number;
  hidden: number;
  matrices: Record<WeightName, { worth: number; numbers: string }>;
}

export function packHead({ signs, hidden, weights }: Head): PackedHead {
  const matrices = Object.fromEntries(
    weightNames.map((name) => {
      const worth = weights[name].reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127;
      const bytes = Int8Array.from(weights[name], (value) => Math.round(value / worth));
      return [name, { worth, numbers: Buffer.from(bytes.buffer).toString('base64') }];
    }),
  ) as PackedHead['matrices'];
  return { signs, hidden, matrices };
}

export function unpackHead({ signs, hidden, matrices }: PackedHead): Head {
  const weights = Object.fromEntries(
    weightNames.map((name) => {
      const { worth, numbers } = matrices[name];
      const bytes = Buffer.from(numbers, 'base64');
      const whole = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
      return [name, Float32Array.from(whole, (number) => number * worth)];
    }),
  ) as HeadWeights;
  return { signs, hidden, weights };
}

export const heads = { byWords: unpackHead(trained.byWords), withModel: unpackHead(trained.withModel) };

/** What the heads are given: the signs of the rules, what exact code says, and what the model says, around zero. */
export function signsOf(evidence: Evidence, { isSame, apart }: Exact, byModel?: Chances): Float32Array {
  const exact = [isSame, apart !== undefined, apart?.decides === true].map(Number);
  return Float32Array.from([...Object.values(evidence), ...exact, ...(byModel ? centred(byModel) : [])]);
}

function centred(chances: Chances): number[] {
  const logs = chances.map((chance) => Math.log(Math.max(chance, 0.001)));
  const mean = logs.reduce((sum, log) => sum + log, 0) / classes;
  return logs.map((log) => log - mean);
}

/** The chances that the two say the same, contradict each other, or neither. */
export function chancesOf({ signs: count, hidden, weights }: Head, signs: Float32Array): Chances {
  const layer = Float32Array.from(weights.hiddenBias);
  for (let sign = 0; sign < count; sign += 1)
    for (let at = 0; at < hidden; at += 1)
      layer[at] = layer[at]! + signs[sign]! * weights.hidden[sign * hidden + at]!;
  const odds = Float32Array.from(weights.outputBias);
  for (let at = 0; at < hidden; at += 1)
    for (let is = 0; is < classes; is += 1)
      odds[is] = odds[is]! + Math.max(0, layer[at]!) * weights.output[at * classes + is]!;
  return softmax(odds) as unknown as Chances;
}

export function softmax(odds: ArrayLike<number>): number[] {
  const most = Math.max(...Array.from(odds));
  const raised = Array.from(odds, (odd) => Math.exp(odd - most));
  const sum = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / sum);
}
