import { useState, type KeyboardEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { clock } from '#tools/hear/clock.ts';
import { longestRow, type Row } from '../data.ts';
import { usePlayback } from '#tools/hear/playback.ts';
import type { TranscriptEdits } from './use-transcript-edits.ts';

/** The words of one row, while it may go on playing. Enter keeps them and goes on to the next, Escape leaves them. */
export function RowEditor({ row, at, edits }: { row: Row; at: number; edits: TranscriptEdits }) {
  const playback = usePlayback();
  const [text, setText] = useState(row.text);
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      edits.write(at, text);
      edits.open(event.altKey ? at - 1 : at + 1);
    }
    if (event.key === 'Escape') edits.open(null);
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      playback.toggle();
    }
  }
  return (
    <div className="grid gap-2 py-1">
      <Textarea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened by whoever is here
        autoFocus
        dir="auto"
        className="min-h-0"
        rows={Math.min(8, Math.ceil(text.length / 60) + 1)}
        maxLength={longestRow}
        value={text}
        aria-label={`Text at ${clock(row.start)}`}
        onChange={({ target }) => setText(target.value.replace(/\n/g, ' '))}
        onKeyDown={press}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          onClick={() => {
            edits.write(at, text);
            edits.open(null);
          }}
        >
          Save
        </Button>
        <Button size="sm" variant="ghost" onClick={() => edits.open(null)}>
          Cancel
        </Button>
        <span className="text-sm text-muted max-sm:hidden">
          Enter: save and next · Ctrl+Space: play or pause
        </span>
      </div>
    </div>
  );
}
