import { Fragment } from 'react';
import type { HeardLine } from './media-source.ts';
import { usePlayback, usePlayed } from './playback.ts';
import { wordAt, wordsOf } from './word-times.ts';

/** What was said, word by word: the one that is played is marked, and each can be gone to. */
export function SpokenLines({ lines }: { lines: readonly HeardLine[] }) {
  const current = usePlayed(
    (seconds) => lines.findLastIndex(({ start, end }) => seconds >= start && seconds <= end + 0.5),
    -1,
  );
  return (
    <p dir="auto" className="leading-relaxed wrap-anywhere">
      {lines.map((line, at) => (
        <Fragment key={at}>
          <Line line={line} isCurrent={at === current} />{' '}
        </Fragment>
      ))}
    </p>
  );
}

function Line({ line, isCurrent }: { line: HeardLine; isCurrent: boolean }) {
  const playback = usePlayback();
  return (
    <button
      type="button"
      title="Play from here"
      onClick={() => playback.seek(line.start)}
      className="rounded-sm text-start hover:bg-sunken"
    >
      {isCurrent ? <Words line={line} /> : line.text}
    </button>
  );
}

function Words({ line }: { line: HeardLine }) {
  const current = usePlayed((seconds) => wordAt(line.words, seconds), -1);
  return wordsOf(line.text).map((word, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      {at === current ? <mark className="rounded-sm bg-honey text-ink">{word}</mark> : word}
    </Fragment>
  ));
}
