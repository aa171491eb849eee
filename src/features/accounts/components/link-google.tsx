import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { CurrentUser } from '#kit/auth/contract.ts';
import { acceptLink, confirmMethods, pendingLink } from '../contract.ts';
import { GoogleMark } from './google-mark.tsx';

/** Before signing in: why the form is here. */
export function WaitingForLink() {
  const { data } = useQuery(query(pendingLink));
  if (!data?.email) return null;
  return (
    <Notice title="Link your Google account">
      There is already an account with <strong className="wrap-anywhere">{data.email}</strong>. Sign in to it
      once, then choose whether to link Google to it.
    </Notice>
  );
}

interface LinkGoogleProps {
  user: CurrentUser;
  goOn: string;
  onLinked: () => void;
}

/** After signing in: the question itself. */
export function LinkGoogle({ user, goOn, onLinked }: LinkGoogleProps) {
  const { data, isPending } = useQuery(query(pendingLink));
  const link = useCall(acceptLink, { refreshes: [pendingLink, confirmMethods], onSuccess: onLinked });
  if (isPending) return <Skeleton className="h-40" />;
  if (link.isSuccess)
    return (
      <Answer goOn={goOn}>
        <Notice tone="success">Linked. You can now sign in with Google too.</Notice>
      </Answer>
    );
  if (!data?.email)
    return (
      <Answer goOn={goOn}>
        <Notice>There’s nothing left to link. Start again with Google from the sign-in page.</Notice>
      </Answer>
    );
  return (
    <div className="grid gap-5">
      <p className="text-lg">
        Link the Google account <strong className="wrap-anywhere">{data.email}</strong> to the account of{' '}
        <strong>{user.name}</strong>?
      </p>
      {link.isError && <Notice tone="error">{wordsOf(link.error)}</Notice>}
      <Button size="lg" pending={link.isPending} onClick={() => link.mutate()}>
        <GoogleMark />
        Link Google
      </Button>
      <Button asChild variant="secondary">
        <Link to={goOn}>Not now</Link>
      </Button>
    </div>
  );
}

function Answer({ goOn, children }: { goOn: string; children: ReactNode }) {
  return (
    <div className="grid gap-5">
      {children}
      <Button asChild size="lg">
        <Link to={goOn}>Continue</Link>
      </Button>
    </div>
  );
}
