import Pencil from 'lucide-react/icons/pencil';
import { memo } from 'react';
import { cn } from '#kit/ui/cn.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { clock } from '#tools/hear/clock.ts';
import type { Row } from '../data.ts';
import { MomentLink } from './moment-link.tsx';
import { usePlayback } from '#tools/hear/playback.ts';
import { RowEditor } from './row-editor.tsx';
import { RowText } from './row-text.tsx';
import { SpeakerMenu } from './speaker-menu.tsx';
import type { TranscriptEdits } from './use-transcript-edits.ts';

interface RowItemProps {
  row: Row;
  at: number;
  speakers: readonly string[];
  /** The row before has another speaker, or none. */
  begins: boolean;
  isCurrent: boolean;
  isEdited: boolean;
  sought: string;
  edits: TranscriptEdits | null;
}

export const RowItem = memo(function RowItem(props: RowItemProps) {
  const { row, at, speakers, begins, isCurrent, isEdited, sought, edits } = props;
  const playback = usePlayback();
  const name = row.speaker === null ? undefined : speakers[row.speaker];
  return (
    <li
      data-row={at}
      data-current={isCurrent || undefined}
      className={cn(
        'group grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-2 rounded-md px-2 py-1',
        isCurrent && 'bg-bamboo-soft',
      )}
    >
      <MomentLink seconds={row.start} className="pt-0.5" />
      <div className="min-w-0">
        {(begins || edits) && (name || edits) && (
          <div className={cn(!begins && 'sr-only group-focus-within:not-sr-only group-hover:not-sr-only')}>
            {edits ? (
              <SpeakerMenu at={at} current={row.speaker} speakers={speakers} edits={edits} />
            ) : (
              <p className="text-sm font-semibold text-muted">{name}</p>
            )}
          </div>
        )}
        {isEdited && edits ? (
          <RowEditor row={row} at={at} edits={edits} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the time beside it does the same
          <p
            dir="auto"
            className="cursor-pointer wrap-anywhere"
            onClick={() => isPlainClick() && playback.seek(row.start)}
          >
            <RowText row={row} sought={sought} isCurrent={isCurrent} />
          </p>
        )}
      </div>
      {edits && !isEdited && (
        <IconButton
          size="sm"
          label={`Edit the text at ${clock(row.start)}`}
          onClick={() => edits.open(at)}
          className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
        >
          <Pencil aria-hidden />
        </IconButton>
      )}
    </li>
  );
});

/** Whoever selects words does not want to go there. */
const isPlainClick = () => getSelection()?.isCollapsed !== false;
