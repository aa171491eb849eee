/**
 * All rows of a transcript. They stand in groups that the browser skips while they are out of sight (`content-visibility`), so that
 * hours scroll like minutes, and finding in the page, printing and screen readers still have all of it.
 */
import { memo, useEffect, useRef, type RefObject } from 'react';
import type { Row } from '../data.ts';
import { usePlayed } from '#tools/hear/playback.ts';
import { RowItem } from './row-item.tsx';
import type { TranscriptEdits } from './use-transcript-edits.ts';

const groupSize = 25;
/** About how high a row is, until it has been seen. */
const rowHeight = 52;

interface RowListProps {
  ref: RefObject<HTMLDivElement | null>;
  rows: readonly Row[];
  speakers: readonly string[];
  sought: string;
  edits: TranscriptEdits | null;
  edited: number | null;
}

export function RowList({ ref, rows, speakers, sought, edits, edited }: RowListProps) {
  const current = usePlayed((seconds) => rowAt(rows, seconds), -1);
  useFollow(ref, current, edited !== null);
  const groups = [];
  for (let from = 0; from < rows.length; from += groupSize) {
    const isHere = (at: number | null) => at !== null && at >= from && at < from + groupSize;
    groups.push(
      <RowGroup
        key={from}
        rows={rows}
        from={from}
        speakers={speakers}
        sought={sought}
        edits={edits}
        current={isHere(current) ? current : -1}
        edited={isHere(edited) ? edited : null}
      />,
    );
  }
  return (
    <div
      ref={ref}
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls it with the keyboard
      tabIndex={0}
      aria-label="Transcript"
      className="relative max-h-[75svh] overflow-y-auto overscroll-contain rounded-md"
    >
      {groups}
    </div>
  );
}

interface RowGroupProps extends Omit<RowListProps, 'edited' | 'ref'> {
  from: number;
  current: number;
  edited: number | null;
}

const RowGroup = memo(
  function RowGroup({ rows, from, speakers, sought, edits, current, edited }: RowGroupProps) {
    return (
      <ol style={{ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${groupSize * rowHeight}px` }}>
        {rows.slice(from, from + groupSize).map((row, offset) => (
          <RowItem
            key={from + offset}
            at={from + offset}
            row={row}
            speakers={speakers}
            begins={rows[from + offset - 1]?.speaker !== row.speaker}
            isCurrent={current === from + offset}
            isEdited={edited === from + offset}
            sought={sought && row.text.toLowerCase().includes(sought) ? sought : ''}
            edits={edits}
          />
        ))}
      </ol>
    );
  },
  (before, after) =>
    before.current === after.current &&
    before.edited === after.edited &&
    before.sought === after.sought &&
    before.edits === after.edits &&
    before.speakers === after.speakers &&
    sameRows(before, after),
);

/** From the row before, whose speaker counts too. */
function sameRows(before: RowGroupProps, after: RowGroupProps) {
  if (before.rows === after.rows) return true;
  for (let at = before.from - 1; at < before.from + groupSize; at++)
    if (before.rows[at] !== after.rows[at]) return false;
  return true;
}

/** The last that has begun. */
export function rowAt(rows: readonly Row[], seconds: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle]!.start <= seconds + 0.05) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** What is said is in sight, unless someone is looking elsewhere or writing. */
function useFollow(list: RefObject<HTMLDivElement | null>, current: number, isWriting: boolean) {
  const lookedAway = useRef(0);
  useEffect(() => {
    const away = () => (lookedAway.current = Date.now());
    const element = list.current;
    element?.addEventListener('wheel', away, { passive: true });
    element?.addEventListener('touchmove', away, { passive: true });
    return () => {
      element?.removeEventListener('wheel', away);
      element?.removeEventListener('touchmove', away);
    };
  }, [list]);
  useEffect(() => {
    const element = list.current;
    if (!element || current < 0 || isWriting || Date.now() - lookedAway.current < 4000) return;
    scrollToRow(element, current);
  }, [list, current, isWriting]);
}

/** Within the list alone: the page stays where it is. */
export function scrollToRow(list: HTMLElement, at: number) {
  const row = list.querySelector<HTMLElement>(`[data-row="${at}"]`);
  if (!row) return;
  const place = row.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (place.top >= frame.top && place.bottom <= frame.bottom) return;
  list.scrollTop += place.top - frame.top - frame.height / 3;
}
