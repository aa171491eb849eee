import Plus from 'lucide-react/icons/plus';
import { useState, type ComponentProps } from 'react';
import { Link } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
import { listRuns } from '#tools/run/contract.ts';
import { listWorks } from '#tools/work/contract.ts';
import { Publishing } from '#tools/share/components/add-to-gallery.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';

type Chosen = ComponentProps<typeof Publishing>['subject'];

/** Choose something you made and publish it. */
export function AddYours() {
  const { data: user } = useQuery(query(currentUser));
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Chosen>();
  if (!user)
    return (
      <Button asChild>
        <Link to={href('/login', { return_url: href('/gallery') })}>Sign in to add yours</Link>
      </Button>
    );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) setChosen(undefined);
      }}
    >
      <DialogTrigger asChild>
        <Button>
          <Plus aria-hidden /> Add yours
        </Button>
      </DialogTrigger>
      <DialogContent
        title={chosen ? 'Add to gallery' : 'What do you want to publish?'}
        description={
          chosen
            ? 'Everyone can see it with your name, until you remove it.'
            : 'Your results and works, newest first.'
        }
      >
        {chosen ? <Publishing subject={chosen} /> : <Choose onChoose={setChosen} />}
      </DialogContent>
    </Dialog>
  );
}

interface ChooseProps {
  onChoose: (chosen: Chosen) => void;
}

function Choose({ onChoose }: ChooseProps) {
  const [kind, setKind] = useState<'run' | 'work'>('run');
  return (
    <div className="grid gap-3">
      <div className="flex gap-2">
        {(['run', 'work'] as const).map((one) => (
          <Button
            key={one}
            size="sm"
            variant={kind === one ? 'primary' : 'secondary'}
            aria-pressed={kind === one}
            onClick={() => setKind(one)}
          >
            {one === 'run' ? 'Results' : 'Works'}
          </Button>
        ))}
      </div>
      {kind === 'run' ? <Results onChoose={onChoose} /> : <Works onChoose={onChoose} />}
    </div>
  );
}

function Results({ onChoose }: ChooseProps) {
  const list = usePages(listRuns, {});
  const items = list.items
    ?.filter(({ state }) => state === 'done')
    .map(({ id, title, toolTitle, createdAt }) => ({ id, title, detail: toolTitle, at: createdAt }));
  return (
    <Listed
      label="Your results"
      list={{ ...list, items }}
      onChoose={({ id, title }) => onChoose({ kind: 'run', id, title })}
    />
  );
}

/** Only what one owns: what others share is theirs to publish. */
function Works({ onChoose }: ChooseProps) {
  const list = usePages(listWorks, {});
  const items = list.items
    ?.filter(({ role }) => role === 'owner')
    .map(({ id, title, kindTitle, updatedAt }) => ({ id, title, detail: kindTitle, at: updatedAt }));
  return (
    <Listed
      label="Your works"
      list={{ ...list, items }}
      onChoose={({ id, title }) => onChoose({ kind: 'work', id, title })}
    />
  );
}

interface ListedItem {
  id: string;
  title: string;
  detail: string;
  at: string;
}

interface ListedProps {
  label: string;
  list: Omit<ReturnType<typeof usePages>, 'items'> & { items: ListedItem[] | undefined };
  onChoose: (item: ListedItem) => void;
}

function Listed({ label, list, onChoose }: ListedProps) {
  if (list.error) return <Notice tone="error">{wordsOf(list.error)}</Notice>;
  if (!list.items) return <Skeleton className="h-40" />;
  return (
    <>
      {list.items.length === 0 && !list.hasMore && (
        <Notice
          title="You haven’t created anything yet"
          action={
            <Button asChild size="sm">
              <Link to={href('/ai')}>See the tools</Link>
            </Button>
          }
        >
          Create something with a tool, then publish it here.
        </Notice>
      )}
      <ul aria-label={label} className="divide-y divide-line">
        {list.items.map((item) => (
          <li key={item.id} className="py-1">
            <button
              type="button"
              onClick={() => onChoose(item)}
              className="grid w-full gap-0.5 rounded-md px-3 py-2 text-left hover:bg-sunken"
            >
              <span dir="auto" className="truncate font-medium">
                {item.title}
              </span>
              <span className="text-sm text-muted">
                {item.detail} · <Time value={item.at} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <LoadMore hasMore={list.hasMore} pending={list.isLoadingMore} onLoadMore={list.loadMore} />
    </>
  );
}
