import { Link } from 'react-router';
import { deleteConversation, listConversations } from '#features/assistant/contract.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { useState } from 'react';

/** What was asked of the panda, on the home page or beside another; each opens on the home page and goes on there. */
export function PandaChats() {
  const list = usePages(listConversations, {});
  if (list.items === undefined)
    return list.error ? (
      <ErrorState title="Your chats couldn’t be loaded" onRetry={list.refetch} retrying={list.isFetching}>
        {wordsOf(list.error)}
      </ErrorState>
    ) : (
      <Skeleton className="h-24" />
    );
  if (list.items.length === 0)
    return (
      <EmptyState
        action={
          <Button asChild>
            <Link to={href('/')}>Ask the panda</Link>
          </Button>
        }
      >
        Questions that you ask on the home page appear here.
      </EmptyState>
    );
  return (
    <>
      <ul aria-label="Chats with the panda" className="divide-y divide-line">
        {list.items.map((chat) => (
          <PandaChat key={chat.id} {...chat} />
        ))}
      </ul>
      <LoadMore hasMore={list.hasMore} pending={list.isLoadingMore} onLoadMore={list.loadMore} />
    </>
  );
}

interface PandaChatProps {
  id: string;
  title: string;
  turns: number;
  lastAt: string | Date;
}

function PandaChat({ id, title, turns, lastAt }: PandaChatProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useCall(deleteConversation, { refreshes: [listConversations] });
  return (
    <li className="flex items-start gap-1 py-1">
      <Link
        to={href('/', { chat: id })}
        className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1 rounded-md px-3 py-3 text-ink no-underline hover:bg-sunken"
      >
        <span dir="auto" className="truncate font-semibold">
          {title}
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm text-muted">
          <Time value={lastAt} />
          <span>{turns === 1 ? '1 turn' : `${turns} turns`}</span>
        </span>
      </Link>
      <div className="pt-1.5">
        <MoreMenu label={`More for ${title}`}>
          <DropdownMenuItem danger onSelect={() => setAsking(true)}>
            Delete
          </DropdownMenuItem>
        </MoreMenu>
      </div>
      <ConfirmDialog
        danger
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this chat?"
        description="It is deleted for good and can’t be restored."
        confirmLabel="Delete chat"
        onConfirm={async () => {
          await remove.mutateAsync({ params: { id } });
        }}
      />
    </li>
  );
}
