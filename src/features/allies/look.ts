/** Every ally has a panda of its own, drawn from its seed: the same seed, the same panda. */
import { coats, leaves, outfits } from '#kit/ui/panda/looks.ts';
import type { Mood } from '#kit/ui/panda/panda.tsx';

const moods = ['idle', 'wave', 'think', 'listen'] as const satisfies readonly Mood[];

export function lookOf(seed: string) {
  // FNV-1a: near seeds look different.
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193) >>> 0;
  const pick = <T>(from: readonly T[], shift: number) => from[(hash >>> shift) % from.length]!;
  return { leaf: pick(leaves, 3), coat: pick(coats, 9), outfit: pick(outfits, 15), mood: pick(moods, 21) };
}
