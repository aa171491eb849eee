import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { currentUser } from '#features/accounts/contract.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
import { listRuns, type RunSummary } from '#tools/run/contract.ts';
import { Publishing } from '#tools/share/components/add-to-gallery.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';

/** From the wall to the workbench: choose something you made and hang it up. */
export function AddYours() {
  const { data: user } = useQuery(query(currentUser));
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<RunSummary>();
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
            ? 'Everyone can see it there, as it is now and with your name on it, until you remove it.'
            : 'These are the results you made, the newest first.'
        }
      >
        {chosen ? (
          <Publishing subject={{ kind: 'run', id: chosen.id, title: chosen.title }} />
        ) : (
          <Results onChoose={setChosen} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Results({ onChoose }: { onChoose: (run: RunSummary) => void }) {
  const list = usePages(listRuns, {});
  const finished = list.items?.filter(({ state }) => state === 'done');
  if (list.error) return <Notice tone="error">{wordsOf(list.error)}</Notice>;
  if (!finished) return <Skeleton className="h-40" />;
  return (
    <>
      {finished.length === 0 && !list.hasMore && (
        <Notice
          title="You have not made anything yet"
          action={
            <Button asChild size="sm">
              <Link to={href('/ai')}>See the tools</Link>
            </Button>
          }
        >
          Make something with one of the tools, then publish it here.
        </Notice>
      )}
      <ul aria-label="Your results" className="divide-y divide-line">
        {finished.map((run) => (
          <li key={run.id} className="py-1">
            <button
              type="button"
              onClick={() => onChoose(run)}
              className="grid w-full gap-0.5 rounded-md px-3 py-2 text-left hover:bg-sunken"
            >
              <span dir="auto" className="truncate font-medium">
                {run.title}
              </span>
              <span className="text-sm text-muted">
                {run.toolTitle} · <Time value={run.createdAt} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <LoadMore hasMore={list.hasMore} pending={list.isLoadingMore} onLoadMore={list.loadMore} />
    </>
  );
}
