/** A run while it runs, in the memory of its process: every update changes it, now and again it is saved. */
import { AppError } from '#kit/errors.ts';
import type { Update } from '../define/define-run.server.ts';
import type { ServerKind } from '../kinds/implement-kind.server.ts';
import { mainText, nothingYet, type Revised } from '../define/output.ts';
import { addition, applyPatches, patchesBetween } from '../define/patch.ts';
import type { EngineNote } from './run.ts';

/** Longer than any text that people read; what never ends is stopped here. */
const longestOutput = 2_000_000;

export interface LiveState extends Revised {
  step: string | null;
  progress: number | null;
  /** In milliseconds of the clock; null where it is not known. */
  readyAt: number | null;
  engines: readonly EngineNote[];
}

export const notBegun: LiveState = { ...nothingYet, step: null, progress: null, readyAt: null, engines: [] };

export function withUpdate(
  state: LiveState,
  update: Update,
  { schema }: Pick<ServerKind, 'schema'>,
): LiveState {
  const { output } = state;
  if ('step' in update) {
    const progress = update.progress === undefined ? null : Math.min(1, Math.max(0, update.progress));
    return { ...state, step: update.step, progress };
  }
  if ('data' in update) {
    const data: unknown = schema.parse(update.data);
    return { ...state, revision: state.revision + 1, output: { ...output, data } };
  }
  if ('add' in update) {
    const data = applyPatches(output.data, [addition(update.to, update.add)]);
    return { ...state, revision: state.revision + 1, output: { ...output, data } };
  }
  const { to = mainText } = update;
  const before = 'append' in update ? (output.texts[to] ?? '') : '';
  const text = before + ('append' in update ? update.append : update.text);
  if (text.length > longestOutput)
    throw new AppError('too_large:output', { message: 'The result grew too long.' });
  return {
    ...state,
    revision: 'append' in update ? state.revision : state.revision + 1,
    output: { ...output, texts: { ...output.texts, [to]: text } },
  };
}

/** With a structure that its kind accepts. Items are added without a look at the whole, so it is checked when the run ends. */
export function withCheckedData(state: LiveState, { schema }: Pick<ServerKind, 'schema'>): LiveState {
  const { data } = state.output;
  if (data === null) return state;
  const checked: unknown = schema.parse(data);
  if (patchesBetween(data, checked).length === 0) return state;
  return { ...state, revision: state.revision + 1, output: { ...state.output, data: checked } };
}

export const withoutData = (state: LiveState): LiveState => ({
  ...state,
  revision: state.revision + 1,
  output: { ...state.output, data: null },
});

/** An engine that answers ten times is named once. */
export function withEngine(state: LiveState, { id, title, note }: EngineNote): LiveState {
  const isKnown = state.engines.some((known) => known.id === id && known.note === note);
  return isKnown ? state : { ...state, engines: [...state.engines, { id, title, note }] };
}

export const hasOutput = ({ output }: Revised) =>
  output.data !== null || Object.values(output.texts).some((text) => text.trim() !== '');
