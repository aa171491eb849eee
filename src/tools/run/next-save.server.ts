/** What must be written to save a run: all of its output while it is small, then only what is new. */
import { changeBetween, type Output, type OutputChange } from '../define/output.ts';
import type { LiveState } from './live-state.server.ts';

/** To write so little anew is cheaper than a row of its own. */
const smallOutput = 4_000;

/** What the database has of a run. */
export interface Saved {
  state: LiveState | undefined;
  /** How many parts were added; 0: it stands there as a whole. */
  parts: number;
  /** How much was written for it, as JSON. */
  size: number;
  at: number;
}

export type SavedChange = Pick<OutputChange, 'texts' | 'data' | 'patches'>;

export interface NextSave {
  write: { output?: Output; part?: { place: number; change: SavedChange } };
  /** What the database has once that is written. */
  saved: Saved;
}

export function nextSave(before: Saved, now: LiveState, at: number): NextSave {
  const state = withoutHalves(now);
  const whole = (): NextSave => ({
    write: { output: state.output },
    saved: { state, parts: 0, size: sizeOf(state.output), at },
  });
  if (!before.state) return whole();
  const change = changeBetween(before.state, state);
  if (!change) return { write: {}, saved: { ...before, state, at } };
  if (change.whole) return whole();
  const { whole: _, ...part } = change;
  const size = before.size + sizeOf(part);
  if (before.parts === 0 && size < smallOutput) return whole();
  const place = before.parts + 1;
  return { write: { part: { place, change: part } }, saved: { state, parts: place, size, at } };
}

const sizeOf = (value: Output | SavedChange) => JSON.stringify(value).length;

/** The first half of a sign outside the basic plane waits for the second: alone, neither can be written. */
function withoutHalves(state: LiveState): LiveState {
  const { output } = state;
  const isHalf = (text: string) => /[\ud800-\udbff]$/.test(text.slice(-1));
  if (!Object.values(output.texts).some(isHalf)) return state;
  const texts = Object.entries(output.texts).map(([name, text]) => [
    name,
    isHalf(text) ? text.slice(0, -1) : text,
  ]);
  return { ...state, output: { ...output, texts: Object.fromEntries(texts) as Output['texts'] } };
}
