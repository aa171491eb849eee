import { Fragment, memo } from 'react';
import { wordAt, wordsOf } from '#tools/hear/word-times.ts';
import type { Row } from '../data.ts';
import { usePlayed } from '#tools/hear/playback.ts';

interface RowTextProps {
  row: Row;
  /** In lower case; empty where nobody looks for anything. */
  sought: string;
  isCurrent: boolean;
}

/** The words of a row: the one that is being said is marked, and so is what someone looks for. */
export const RowText = memo(function RowText({ row, sought, isCurrent }: RowTextProps) {
  if (sought) return <Found text={row.text} sought={sought} />;
  return isCurrent ? <Spoken row={row} /> : row.text;
});

function Spoken({ row }: { row: Row }) {
  const current = usePlayed((seconds) => wordAt(row.words, seconds), -1);
  return wordsOf(row.text).map((word, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      {at === current ? <mark className="rounded-sm bg-honey text-ink">{word}</mark> : word}
    </Fragment>
  ));
}

function Found({ text, sought }: { text: string; sought: string }) {
  const lower = text.toLowerCase();
  const pieces = [];
  let at = 0;
  // Where lower case is longer than the text (İ), places would not fit: then nothing is marked.
  if (lower.length === text.length)
    for (let found = lower.indexOf(sought); found >= 0; found = lower.indexOf(sought, at)) {
      pieces.push(
        text.slice(at, found),
        <mark key={found} className="rounded-sm bg-honey text-ink">
          {text.slice(found, found + sought.length)}
        </mark>,
      );
      at = found + sought.length;
    }
  return [...pieces, text.slice(at)];
}
