import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { currentUser, type CurrentUser } from '#kit/auth/contract.ts';
import { signInOptions } from '../contract.ts';
import { ResendVerification } from './resend-verification.tsx';

/** The newcomer's email: where it went, and what to do when it did not arrive. */
export function ConfirmEmailStep({ user }: { user: CurrentUser }) {
  const { refetch, isFetching } = useQuery(query(currentUser));
  const { data: options } = useQuery(query(signInOptions));
  const [asked, setAsked] = useState(false);
  if (user.emailVerified)
    return (
      <Notice tone="success">
        <strong className="wrap-anywhere">{user.email}</strong> is confirmed.
      </Notice>
    );
  if (options?.mailGoesOut === false) return <NoEmailSent user={user} />;
  return (
    <div className="grid gap-5">
      <p className="text-lg">
        We sent a link to <strong className="wrap-anywhere">{user.email}</strong>. Open the link in that
        e-mail to confirm it. You can keep going in the meantime.
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <Button
          variant="secondary"
          pending={isFetching}
          onClick={async () => {
            await refetch();
            setAsked(true);
          }}
        >
          I’ve confirmed it
        </Button>
        <ResendVerification variant="ghost">Send again</ResendVerification>
      </div>
      {asked && !isFetching && <p role="status">Not confirmed yet. The link may take a minute to arrive.</p>}
    </div>
  );
}

/** Nothing was sent, so nothing is waited for. */
function NoEmailSent({ user: { email, isAdmin } }: { user: CurrentUser }) {
  return (
    <div className="grid gap-5">
      <p className="text-lg">
        <strong className="wrap-anywhere">{email}</strong> is not confirmed yet. You can keep going without.
      </p>
      <Notice
        title="This site doesn’t send e-mail yet"
        action={
          isAdmin && (
            <Button asChild size="sm" variant="secondary">
              <Link to={href('/support', { article: 'send-mail-smtp' })}>Set up e-mail</Link>
            </Button>
          )
        }
      >
        {isAdmin
          ? 'As an admin, you can set it up. Until then, e-mail is saved on this server.'
          : 'Ask the site’s owner for your confirmation link.'}
      </Notice>
    </div>
  );
}
