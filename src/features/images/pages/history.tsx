import { useState } from 'react';
import { Link } from 'react-router';
import { wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';
import { useLiveHistory } from '#tools/follow/use-live-history.ts';
import { listRuns } from '#tools/run/contract.ts';
import { PictureCard } from '../components/picture-card.tsx';
import { images } from '../tool.ts';

/** Long enough to finish a word, short enough to feel at once. */
const typingPause = 250;

export default function ImageHistory() {
  useLiveHistory();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), typingPause);
  const list = usePages(listRuns, { tool: images.id, ...(q ? { q } : {}) });
  const draw = (
    <Button asChild>
      <Link to={href('/ai/images')}>New picture</Link>
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Image history"
        lede="Every picture you made, to open, change and download again."
        actions={draw}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        <Field label="Search" hideLabel className="max-w-md">
          <Input
            type="search"
            maxLength={200}
            placeholder="Search your pictures"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {list.error && <Notice tone="error">{wordsOf(list.error)}</Notice>}
        {!list.items && !list.error && <Skeleton className="h-64 w-full" />}
        {list.items?.length === 0 &&
          (q ? (
            <p className="py-6 text-muted">Nothing matches.</p>
          ) : (
            <EmptyState action={draw}>Your pictures will be kept here.</EmptyState>
          ))}
        {list.items && list.items.length > 0 && (
          <ul
            aria-label="Your pictures"
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-5"
          >
            {list.items.map((run) => (
              <PictureCard key={run.id} run={run} />
            ))}
          </ul>
        )}
        <LoadMore hasMore={list.hasMore} pending={list.isLoadingMore} onLoadMore={list.loadMore} />
      </div>
    </>
  );
}
