import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { isOf } from '#kit/contract/query-key.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
import { useOwnChannel } from '#kit/realtime/use-own-channel.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FilterLinks } from '#kit/ui/filter-links.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';
import { BoardDialog } from '../components/board-dialog.tsx';
import { PictureCard } from '../components/picture-card.tsx';
import { listBoards, listPictures } from '../shelf/contract.ts';

/** Long enough to finish a word, short enough to feel at once. */
const typingPause = 250;
const favourites = 'favourites';

export default function ImageHistory() {
  const acting = useActing();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [edited, setEdited] = useState<'new' | 'this'>();
  const q = useSettled(typed.trim(), typingPause);
  const boards = useQuery(query(listBoards)).data?.items ?? [];
  const shelf = search.get('shelf') ?? undefined;
  const board = boards.find(({ id }) => id === shelf);
  const isBoard = shelf !== undefined && shelf !== favourites;
  const list = usePages(listPictures, {
    ...(q ? { q } : {}),
    ...(shelf === favourites ? { favourite: 'yes' as const } : {}),
    ...(isBoard ? { board: shelf } : {}),
  });
  const client = useQueryClient();
  // What begins or ends in another tab appears by itself.
  useOwnChannel(({ type }) => {
    if (type === 'run.changed') void client.invalidateQueries({ predicate: isOf(listPictures) });
  });
  const actions = (
    <span className="flex flex-wrap gap-2">
      <Button asChild variant="secondary">
        <Link to={href('/ai/images/photo')}>Edit a photo</Link>
      </Button>
      <Button asChild>
        <Link to={href('/ai/images')}>New picture</Link>
      </Button>
    </span>
  );
  return (
    <>
      <PageHeader
        title="Image history"
        lede={`Every picture ${acting ? `made in ${acting.name}` : 'you made'}, to open, edit and download.`}
        actions={actions}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-16">
        <Field label="Search" hideLabel className="max-w-md">
          <Input
            type="search"
            maxLength={200}
            placeholder="Search by words or meaning"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-2">
          <FilterLinks
            label="Boards"
            param="shelf"
            value={shelf}
            options={[
              { value: undefined, label: 'All' },
              { value: favourites, label: 'Favourites' },
              ...boards.map(({ id, name, count }) => ({ value: id, label: name, count })),
            ]}
          />
          <Button size="sm" variant="ghost" onClick={() => setEdited('new')}>
            New board
          </Button>
          {board && (
            <Button size="sm" variant="ghost" onClick={() => setEdited('this')}>
              Edit board
            </Button>
          )}
        </div>
        {list.error && <Notice tone="error">{wordsOf(list.error)}</Notice>}
        {!list.items && !list.error && <Skeleton className="h-64 w-full" />}
        {list.items?.length === 0 &&
          (q ? (
            <p className="py-6 text-muted">Nothing matches.</p>
          ) : shelf ? (
            <p className="py-6 text-muted">
              {isBoard
                ? 'Nothing on this board yet. Add pictures with the folder icon below them.'
                : 'No favourites yet. Select the heart below a picture to add it.'}
            </p>
          ) : (
            <EmptyState action={actions}>
              {acting ? `Pictures made in ${acting.name}` : 'Your pictures'} will appear here.
            </EmptyState>
          ))}
        {list.items && list.items.length > 0 && (
          <ul
            aria-label={acting ? `Pictures of ${acting.name}` : 'Your pictures'}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-5"
          >
            {list.items.map((picture) => (
              <PictureCard
                key={picture.id}
                picture={picture}
                boards={boards}
                onNewBoard={() => setEdited('new')}
              />
            ))}
          </ul>
        )}
        <LoadMore hasMore={list.hasMore} pending={list.isLoadingMore} onLoadMore={list.loadMore} />
      </div>
      <BoardDialog
        board={edited === 'this' ? board : undefined}
        open={edited !== undefined}
        onOpenChange={(open) => setEdited(open ? edited : undefined)}
        onDeleted={() => setSearch({})}
      />
    </>
  );
}
