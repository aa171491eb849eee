/** Chance that is the same for the same seed, on every machine. */
export interface Random {
  /** From 0 to 1. */
  (): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  chance(part: number): boolean;
  /** A stream of its own: what one part draws does not move the others. */
  part(name: string): Random;
}

export function createRandom(seed: number | string): Random {
  let state = typeof seed === 'number' ? Math.imul(seed | 0, 0x9e3779b1) ^ 0x5bd1e995 : hashOf(seed);
  const origin = state;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + next() * (high - low),
    whole: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    pick: <T>(from: readonly T[]) => from[Math.floor(next() * from.length)]!,
    chance: (part: number) => next() < part,
    part: (name: string) => createRandom(`${origin}:${name}`),
  });
}

export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash | 0;
}

/** A line of hills: values from -1 to 1, smooth over one step. */
export function createNoise(random: Random): (x: number) => number {
  const values = Array.from({ length: 256 }, () => random.between(-1, 1));
  return (x) => {
    const at = Math.floor(x);
    const t = x - at;
    const soft = t * t * (3 - 2 * t);
    const [a, b] = [values[at & 255]!, values[(at + 1) & 255]!];
    return a + (b - a) * soft;
  };
}
