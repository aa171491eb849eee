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
  at: number;
}

export interface NextSave {
  write: { output?: Output; part?: { place: number; change: Pick<OutputChange, 'texts' | 'data'> } };
  /** What the database has once that is written. */
  saved: Saved;
}

export function nextSave(before: Saved, now: LiveState, at: number): NextSave {
  const state = withoutHalves(now);
  const whole = { write: { output: state.output }, saved: { state, parts: 0, at } };
  if (!before.state) return whole;
  const change = changeBetween(before.state, state);
  if (!change) return { write: {}, saved: { ...before, state, at } };
  const size = Object.values(state.output.texts).reduce((sum, text) => sum + text.length, 0);
  if (change.whole || (before.parts === 0 && size < smallOutput)) return whole;
  const { texts, data } = change;
  const place = before.parts + 1;
  return {
    write: { part: { place, change: { texts, ...(data === undefined ? {} : { data }) } } },
    saved: { state, parts: place, at },
  };
}

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
