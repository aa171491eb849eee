import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#kit/contract/query.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { currentUser, signInOptions, type CurrentUser } from '../contract.ts';
import { ResendVerification } from './resend-verification.tsx';

/** The newcomer's letter: where it went, and what to do when it did not arrive. */
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
  return (
    <div className="grid gap-5">
      <p className="text-lg">
        We wrote to <strong className="wrap-anywhere">{user.email}</strong>. Open the link in that e-mail to
        confirm it. You can continue meanwhile.
      </p>
      {options?.mailGoesOut === false && (
        <Notice title="E-mail is not sent yet">
          E-mail is saved on this server until SMTP is set up, in its <code>outbox</code> folder, where its
          owner can open it.
        </Notice>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <Button
          variant="secondary"
          pending={isFetching}
          onClick={async () => {
            await refetch();
            setAsked(true);
          }}
        >
          I have confirmed it
        </Button>
        <ResendVerification variant="ghost">Send again</ResendVerification>
      </div>
      {asked && !isFetching && (
        <p role="status">Not yet, as far as we know. The link may take a minute to arrive.</p>
      )}
    </div>
  );
}
