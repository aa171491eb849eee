import { useEffect, useState } from 'react';
import type { Transcript } from '../data.ts';
import { addSpeaker, assignSpeaker, renameSpeaker, writeRow } from '../edit-transcript.ts';

export type TranscriptEdits = ReturnType<typeof createEdits>['edits'];

/** The same functions for as long as they are shown, so that rows that did not change are not drawn anew. */
export function useTranscriptEdits(transcript: Transcript, onChange: (changed: Transcript) => void) {
  const [edited, open] = useState<number | null>(null);
  const [{ edits, follow }] = useState(() => createEdits(open));
  useEffect(() => follow(transcript, onChange), [follow, transcript, onChange]);
  return { edits, edited };
}

function createEdits(open: (row: number | null) => void) {
  let now: Transcript | undefined;
  let tell: (changed: Transcript) => void = () => {};
  function change(by: (now: Transcript) => Transcript) {
    const changed = now && by(now);
    if (!changed || changed === now) return;
    now = changed;
    tell(changed);
  }
  return {
    follow(transcript: Transcript, onChange: typeof tell) {
      now = transcript;
      tell = onChange;
    },
    edits: {
      open,
      write: (at: number, text: string) => change((all) => writeRow(all, at, text)),
      assign: (at: number, speaker: number, scope: 'row' | 'onwards') =>
        change((all) => assignSpeaker(all, { at, speaker, scope })),
      addSpeaker: (at: number) => change((all) => addSpeaker(all, at)),
      rename: (place: number, name: string) => change((all) => renameSpeaker(all, place, name)),
    },
  };
}
