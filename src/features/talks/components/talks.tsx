import { useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';
import { listTalks, mostAtOnce, type Folder } from '../contract.ts';
import { SelectionBar } from './selection-bar.tsx';
import { TalkItem } from './talk-item.tsx';
import { TalkMenu } from './talk-menu.tsx';

/** Long enough to finish a word, short enough to feel at once. */
const typingPause = 250;

interface TalksProps {
  folders: readonly Folder[];
  /** `pinned`, or the id of a folder. */
  shelf: string | undefined;
}

export function Talks({ folders, shelf }: TalksProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const q = useSettled(typed.trim(), typingPause);
  const place = shelf === 'pinned' ? { pinned: 'true' as const } : shelf ? { folder: shelf } : {};
  const list = usePages(listTalks, { ...place, ...(q ? { q } : {}) });
  const nameOf = (id: string | null) => folders.find((folder) => folder.id === id)?.name;
  const choose = (id: string) =>
    setChosen((before) =>
      before?.includes(id)
        ? before.filter((one) => one !== id)
        : [...(before ?? []), id].slice(0, mostAtOnce),
    );

  return (
    // The arrows walk from the search through the list.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4" onKeyDown={walkByArrows}>
      <div className="flex items-center gap-3">
        <Field label="Search your chats" hideLabel className="min-w-0 flex-1">
          <Input
            type="search"
            data-talk
            maxLength={200}
            placeholder="Search titles, questions and answers"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        {chosen === null && (
          <Button variant="secondary" disabled={!list.items?.length} onClick={() => setChosen([])}>
            Select
          </Button>
        )}
      </div>
      {chosen !== null && <SelectionBar ids={[...chosen]} folders={folders} onDone={() => setChosen(null)} />}
      {list.items === undefined && !list.error && <Waiting />}
      {list.items === undefined && list.error && (
        <ErrorState title="Your chats couldn’t be loaded" onRetry={list.refetch} retrying={list.isFetching}>
          {wordsOf(list.error)}
        </ErrorState>
      )}
      {list.items?.length === 0 && <Nothing isSearch={q !== ''} shelf={shelf} />}
      {list.items !== undefined && list.items.length > 0 && (
        <ul aria-label="Chats" className="divide-y divide-line">
          {list.items.map((talk) => (
            <TalkItem
              key={talk.id}
              talk={talk}
              folderName={shelf === talk.folder ? undefined : nameOf(talk.folder)}
              menu={<TalkMenu talk={talk} folders={folders} />}
              chosen={chosen && chosen.includes(talk.id)}
              onChoose={() => choose(talk.id)}
            />
          ))}
        </ul>
      )}
      <LoadMore hasMore={list.hasMore} pending={list.isLoadingMore} onLoadMore={list.loadMore} />
    </div>
  );
}

function walkByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-talk]')];
  const at = stops.indexOf(event.target as HTMLElement);
  const next = step === undefined || at === -1 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Nothing({ isSearch, shelf }: { isSearch: boolean; shelf: string | undefined }) {
  if (isSearch) return <p className="py-6 text-muted">No chats match.</p>;
  if (shelf === 'pinned') return <EmptyState>Pin a chat from its menu to keep it here.</EmptyState>;
  if (shelf) return <EmptyState>Nothing in this folder yet. Move chats here from their menu.</EmptyState>;
  return (
    <EmptyState
      action={
        <Button asChild>
          <Link to={href('/ai/consensus')}>Ask something</Link>
        </Button>
      }
      sample={[
        {
          title: 'What is the capital of Bolivia?',
          detail: 'Contested: Sucre or La Paz. 3 answers, yesterday.',
        },
        { title: 'How many miles is 42.195 km?', detail: '26.2 miles. 2 answers, Monday.' },
      ]}
    >
      No chats yet. Your questions and answers appear here.
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div aria-busy className="divide-y divide-line">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="grid gap-2.5 px-3 py-5">
          <Skeleton className="w-2/5" />
          <Skeleton className="w-4/5" />
          <Skeleton className="w-1/4" />
        </div>
      ))}
    </div>
  );
}
