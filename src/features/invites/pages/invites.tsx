import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Switch } from '#kit/ui/switch.tsx';
import { InviteForm } from '../components/invite-form.tsx';
import { InviteItem } from '../components/invite-item.tsx';
import { invitedBy, listInvites, showJoin } from '../contract.ts';
import { rewardRule } from '../limits.ts';

export default function Invites() {
  const [isNew, setNew] = useState(false);
  const list = usePages(listInvites, {});
  const add = <Button onClick={() => setNew(true)}>New invite</Button>;
  return (
    <div className="max-w-4xl pb-16">
      <PageHeader
        className="pb-5"
        title="Your invites"
        lede="Invite people. Each invite has a limit and an expiry date, and you choose what it shows."
        actions={add}
      />
      <p className="mb-6 max-w-prose text-muted">{rewardRule}</p>
      <h2 className="sr-only">Invites</h2>
      {list.error ? (
        <ErrorState title="Your invites couldn’t be loaded" onRetry={list.refetch} retrying={list.isFetching}>
          {wordsOf(list.error)}
        </ErrorState>
      ) : !list.items ? (
        <Skeleton aria-busy className="h-64 rounded-card" />
      ) : list.items.length === 0 ? (
        <EmptyState action={add}>No invites yet. Create one and share the link.</EmptyState>
      ) : (
        <ul aria-label="Invites" className="grid gap-4">
          {list.items.map((invite) => (
            <InviteItem key={invite.id} invite={invite} />
          ))}
        </ul>
      )}
      <LoadMore hasMore={list.hasMore} pending={list.isLoadingMore} onLoadMore={list.loadMore} />
      <HowYouJoined />
      <Dialog open={isNew} onOpenChange={setNew}>
        <DialogContent title="New invite" description="People who open the link see what you choose here.">
          <InviteForm onDone={() => setNew(false)} />
        </DialogContent>
      </Dialog>
    </div>
  );
}

function HowYouJoined() {
  const { data } = useQuery(query(invitedBy));
  const show = useCall(showJoin, { refreshes: [invitedBy] });
  if (!data?.invite) return null;
  const { by, showsName, rewardWords } = data.invite;
  return (
    <Card className="mt-8 grid gap-3">
      <h2 className="text-xl">How you joined</h2>
      <p>
        {by ? (
          <>
            Invited by{' '}
            <Link to={href('/profile/:handle', { handle: by.handle.toLowerCase() })}>
              <bdi>{by.name}</bdi>
            </Link>
            .
          </>
        ) : (
          'Invited by a former member.'
        )}{' '}
        <span className="text-muted">{rewardWords}.</span>
      </p>
      <Switch
        label="Let them see that I joined"
        checked={showsName}
        disabled={show.isPending}
        onChange={({ target }) => show.mutate({ body: { showsName: target.checked } })}
      />
    </Card>
  );
}
