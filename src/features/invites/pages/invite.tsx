import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams, type LoaderFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { keepInvite, readInvite, type ReadInvite } from '../contract.ts';
import { resultsForReward, rewardCredits } from '../limits.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  prefetch(context, [readInvite, { params: { code: params.inviteCode! } }]);

export default function Invite() {
  const { inviteCode: code = '' } = useParams();
  const { data: invite, error } = useQuery({ ...query(readInvite, { params: { code } }), retry: false });
  if (error)
    return (
      <ErrorState level={1} title="This invite doesn’t work" action={<Link to={href('/')}>Look around</Link>}>
        {wordsOf(error)}
      </ErrorState>
    );
  if (!invite) return <Skeleton aria-busy className="mx-auto my-12 h-96 max-w-2xl rounded-card" />;
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6 pt-8 pb-16 sm:pt-12">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar size="xl" name={invite.by.name} src={invite.by.picture} />
        <h1 className="min-w-0 flex-1 basis-64 wrap-anywhere">
          <bdi>{invite.by.name}</bdi> invites you
        </h1>
      </div>
      {invite.greeting && (
        <Card asChild field="leaf" padding="lg">
          <blockquote dir="auto" className="text-xl whitespace-pre-line wrap-anywhere">
            {invite.greeting}
          </blockquote>
        </Card>
      )}
      {invite.creations.length > 0 && (
        <section aria-labelledby="made" className="grid gap-3">
          <h2 id="made" className="text-2xl">
            Their creations
          </h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {invite.creations.map(({ id, title, href: path }) => (
              <li key={id} className="p-4 wrap-anywhere">
                <Link to={path}>
                  <bdi>{title}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Accept invite={invite} />
    </div>
  );
}

function Accept({ invite }: { invite: ReadInvite }) {
  const { code, by, mine, isMember, joined, left } = invite;
  const navigate = useNavigate();
  const [showsName, setShowsName] = useState(true);
  const keep = useCall(keepInvite, { onSuccess: () => void navigate(href('/register', { invite: code })) });
  if (mine)
    return (
      <Notice
        title="This is your own invite"
        action={<Link to={href('/frenlyai-v2/invites')}>Your invites</Link>}
      >
        This is what people see when they open the link.
      </Notice>
    );
  if (joined)
    return (
      <Notice
        title="You joined with this invite"
        action={<Link to={href('/frenlyai-v2/invites')}>Your invites</Link>}
      >
        {joined.missing.length > 0
          ? `For ${rewardCredits} credits, for you and for ${by.name}: ${joined.missing.join(' and ')}.`
          : `${joined.rewardWords.replace(/\.$/, '')}.`}
      </Notice>
    );
  if (isMember)
    return (
      <Notice
        title="You already have an account"
        action={
          <Link to={href('/profile/:handle', { handle: by.handle.toLowerCase() })}>See their profile</Link>
        }
      >
        Invites are for new members. You can follow <bdi>{by.name}</bdi> instead.
      </Notice>
    );
  return (
    <Card padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere">
      <div className="flex items-center gap-4">
        <Panda mood="wave" size={72} />
        <p className="text-lg">
          AI tools and a community in one place. No key needed, and an account is free.
        </p>
      </div>
      <Checkbox
        label={
          <>
            Let <bdi>{by.name}</bdi> see that I joined
          </>
        }
        hint="They’ll see your name. You can change this later."
        checked={showsName}
        onChange={({ target }) => setShowsName(target.checked)}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          size="lg"
          className="h-auto max-w-full py-3 whitespace-normal"
          pending={keep.isPending}
          onClick={() => keep.mutate({ params: { code }, body: { showsName } })}
        >
          Accept and create account
        </Button>
        <span className="text-muted">{left === 1 ? 'One invite left' : `${left} invites left`}</span>
      </div>
      {keep.error && <Notice tone="error">{wordsOf(keep.error)}</Notice>}
      <p className="text-sm text-muted">
        Once you have confirmed your address and finished {resultsForReward} results, you both get{' '}
        {rewardCredits} credits.
      </p>
    </Card>
  );
}
