import Pin from 'lucide-react/icons/pin';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '#kit/ui/badge.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Time } from '#kit/ui/time.tsx';
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx';
import type { MarkedWords, Talk } from '../contract.ts';

const stateWords: Partial<Record<Talk['state'], string>> = {
  queued: 'Waiting',
  running: 'Answering',
  failed: 'Failed',
  stopped: 'Stopped',
  incomplete: 'Incomplete',
};

interface TalkItemProps {
  talk: Talk;
  folderName: string | undefined;
  menu: ReactNode;
  /** Null where talks are opened, not chosen. */
  chosen: boolean | null;
  onChoose: () => void;
}

export function TalkItem({ talk, folderName, menu, chosen, onChoose }: TalkItemProps) {
  if (chosen !== null)
    return (
      <li className="flex items-start gap-3 px-3 py-3">
        <Checkbox
          className="min-w-0 flex-1 [&>label>span:last-child]:min-w-0 [&>label>span:last-child]:flex-1"
          checked={chosen}
          onChange={onChoose}
          label={<Words talk={talk} folderName={folderName} />}
        />
      </li>
    );
  const look = 'block min-w-0 flex-1 rounded-md px-3 py-3 text-ink no-underline hover:bg-sunken';
  return (
    <li className="flex items-start gap-1 py-1">
      {talk.href ? (
        <Link data-talk to={talk.href} className={look}>
          <Words talk={talk} folderName={folderName} />
        </Link>
      ) : (
        <div className={look}>
          <Words talk={talk} folderName={folderName} />
        </div>
      )}
      <div className="pt-1.5">{menu}</div>
    </li>
  );
}

function Words({ talk, folderName }: Pick<TalkItemProps, 'talk' | 'folderName'>) {
  const { title, pinned, excerpt, hit, state, turns, about, lastAt } = talk;
  const words = stateWords[state];
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <span className="flex items-center gap-2 font-semibold">
        {pinned && (
          <>
            <Pin aria-hidden className="size-4 shrink-0 fill-current text-bamboo" />
            <VisuallyHidden>Pinned:</VisuallyHidden>
          </>
        )}
        <span dir="auto" className="min-w-0 truncate">
          {title}
        </span>
      </span>
      {(hit || excerpt) && (
        <span dir="auto" className="line-clamp-2 text-muted wrap-anywhere">
          {hit ? <Marked words={hit} /> : excerpt}
        </span>
      )}
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Time value={lastAt} />
        <span>{turns === 1 ? '1 turn' : `${turns} turns`}</span>
        <span className="min-w-0 truncate">{about}</span>
        {folderName && <Badge tone="accent">{folderName}</Badge>}
        {words && <Badge tone={state === 'failed' ? 'danger' : 'neutral'}>{words}</Badge>}
      </span>
    </span>
  );
}

function Marked({ words }: { words: MarkedWords }) {
  return words.map(({ text, isHit }, index) =>
    isHit ? (
      // The words of a hit do not move within it.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className="rounded-sm bg-honey px-0.5 text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
