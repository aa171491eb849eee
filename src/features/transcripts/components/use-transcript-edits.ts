import { useEffect, useState } from 'react';
import type { Transcript } from '../data.ts';
import { addSpeaker, assignSpeaker, renameSpeaker, writeRow } from '../edit-transcript.ts';

export type TranscriptEdits = ReturnType<typeof createEdits>['edits'];

/** The same functions for as long as they are shown, so that rows that did not change are not drawn anew. */
export function useTranscriptEdits(transcript: Transcript, onChange: (changed: Transcript) => void) {
  const [edited, open] = useState<number | null>(null);
  const [{ edits, follow }] = useState(() => createEdits(open));
  useEffect(() => follow(transcript, onChange), [follow, transcript, onChange]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (!step || isWriting(event.target)) return;
      event.preventDefault();
      edits[step]();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [edits]);
  return { edits, edited };
}

/** Ctrl+Z and Ctrl+Shift+Z, or with the command key; Ctrl+Y too. */
export function stepOf({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : undefined;
}

/** Where one writes, the browser undoes letters. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const mostSteps = 100;

export function createEdits(open: (row: number | null) => void) {
  let now: Transcript | undefined;
  let tell: (changed: Transcript) => void = () => {};
  let past: Transcript[] = [];
  let future: Transcript[] = [];
  function change(by: (now: Transcript) => Transcript) {
    const changed = now && by(now);
    if (!changed || changed === now) return;
    past = [...past, now!].slice(-mostSteps);
    future = [];
    now = changed;
    tell(changed);
  }
  function step(from: Transcript[], to: Transcript[]) {
    const next = from.pop();
    if (!next || !now) return;
    to.push(now);
    now = next;
    tell(next);
  }
  return {
    follow(transcript: Transcript, onChange: typeof tell) {
      // What someone else wrote, or an older version brought back, is no step of ours.
      if (now && transcript !== now && !isSame(transcript, now)) [past, future] = [[], []];
      now = transcript;
      tell = onChange;
    },
    edits: {
      open,
      undo: () => step(past, future),
      redo: () => step(future, past),
      write: (at: number, text: string) => change((all) => writeRow(all, at, text)),
      assign: (at: number, speaker: number, scope: 'row' | 'onwards') =>
        change((all) => assignSpeaker(all, { at, speaker, scope })),
      addSpeaker: (at: number) => change((all) => addSpeaker(all, at)),
      rename: (place: number, name: string) => change((all) => renameSpeaker(all, place, name)),
    },
  };
}

const isSame = (one: Transcript, other: Transcript) =>
  one.rows.length === other.rows.length &&
  one.speakers.join('\n') === other.speakers.join('\n') &&
  one.rows.every((row, at) => row.text === other.rows[at]!.text && row.speaker === other.rows[at]!.speaker);
