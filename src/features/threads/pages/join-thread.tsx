import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { getTicket } from '#kit/realtime/contract.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { getThread, listMessages, listThreads } from '../contract.ts';
import { longestGuestName } from '../limits.ts';
import { acceptThreadInvite, joinAsGuest, readThreadInvite } from '../people-contract.ts';
import { roleWords } from '../roles.ts';

export default function JoinThread() {
  const { secret = '' } = useParams();
  const navigate = useNavigate();
  const { data: user } = useQuery(query(currentUser));
  const { data: invite, error } = useQuery({
    ...query(readThreadInvite, { params: { secret } }),
    retry: false,
  });
  const accept = useCall(acceptThreadInvite, {
    refreshes: [listThreads, getThread, listMessages],
    onSuccess: ({ id }) => void navigate(href('/threads/:id', { id })),
  });
  return (
    <div className="mx-auto grid max-w-xl gap-6 py-12">
      <h1 className="text-4xl">{error ? 'This invite doesn’t work' : 'You are invited'}</h1>
      {error ? (
        <Notice tone="warning">{wordsOf(error)}</Notice>
      ) : !invite ? (
        <Skeleton className="h-48 rounded-card" />
      ) : (
        <Card padding="lg" className="grid gap-5">
          <div className="flex items-center gap-4">
            <Panda mood="wave" size={72} />
            <div className="min-w-0">
              <p dir="auto" className="text-xl font-semibold wrap-anywhere">
                {invite.title}
              </p>
              <p className="text-muted">
                {invite.by ? `${invite.by} invites you. ` : ''}
                {invite.members === 1 ? '1 person' : `${invite.members} people`}. {roleWords[invite.role]}.
              </p>
            </div>
          </div>
          {invite.mine !== null ? (
            <Button asChild size="lg">
              <Link to={href('/threads/:id', { id: invite.threadId })}>Open thread</Link>
            </Button>
          ) : user ? (
            <Button
              size="lg"
              pending={accept.isPending}
              onClick={() => accept.mutate({ params: { secret } })}
            >
              Join thread
            </Button>
          ) : (
            <>
              {invite.allowsGuests && <AsGuest secret={secret} />}
              <Button asChild size="lg" variant={invite.allowsGuests ? 'secondary' : 'primary'}>
                <Link to={href('/login', { return_url: href('/threads/join/:secret', { secret }) })}>
                  Sign in to join
                </Link>
              </Button>
            </>
          )}
          {accept.error && <Notice tone="error">{wordsOf(accept.error)}</Notice>}
        </Card>
      )}
    </div>
  );
}

/** Without an account: under a name of one's choice, shown as a guest's. */
function AsGuest({ secret }: { secret: string }) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const join = useCall(joinAsGuest, {
    refreshes: [getThread, listMessages, getTicket],
    onSuccess: ({ id }) => void navigate(href('/threads/:id', { id })),
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        join.mutate({ params: { secret }, body: { name } });
      }}
    >
      <Field
        label="Your name"
        hint="Others see it, marked as a guest."
        error={join.error ? wordsOf(join.error) : undefined}
      >
        <Input
          autoComplete="name"
          maxLength={longestGuestName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Button type="submit" size="lg" pending={join.isPending} disabled={name.trim() === ''}>
        Join as a guest
      </Button>
    </form>
  );
}
