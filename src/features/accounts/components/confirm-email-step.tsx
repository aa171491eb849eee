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
        We wrote to <strong className="wrap-anywhere">{user.email}</strong>. Open the link in the letter, and
        you are done here. You can go on meanwhile.
      </p>
      {options?.mailGoesOut === false && (
        <Notice title="Letters stay in the house for now">
          This installation does not send mail yet: it keeps letters in its <code>outbox</code> folder, where
          its owner can open them.
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
        <ResendVerification variant="ghost">Send it again</ResendVerification>
      </div>
      {asked && !isFetching && (
        <p role="status">Not yet, as far as we know. The link may take a minute to arrive.</p>
      )}
    </div>
  );
}
