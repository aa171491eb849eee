import { useQuery } from '@tanstack/react-query';
import { currentUser, resendVerification, signInOptions } from '#features/accounts/contract.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';

interface ConfirmFirstProps {
  /** They say that they have: the invite is asked for anew. */
  onConfirmed: () => void;
  pending: boolean;
}

/** The invite is for this very address, which is nobody's until it is confirmed. */
export function ConfirmFirst({ onConfirmed, pending }: ConfirmFirstProps) {
  const { data: user } = useQuery(query(currentUser));
  const { data: options } = useQuery(query(signInOptions));
  const resend = useCall(resendVerification);
  return (
    <Notice tone="warning" title={`Confirm ${user?.email ?? 'your e-mail address'} first`}>
      <div className="grid gap-3">
        <p>The invite is bound to this address. Open the link in the e-mail we sent you, then join here.</p>
        <div className="flex flex-wrap gap-3">
          <Button size="sm" pending={pending} onClick={onConfirmed}>
            I have confirmed it
          </Button>
          <Button size="sm" variant="secondary" pending={resend.isPending} onClick={() => resend.mutate()}>
            Send the e-mail again
          </Button>
        </div>
        <p role="status" className="empty:hidden">
          {resend.isSuccess &&
            (options?.mailGoesOut === false
              ? 'Done. E-mail is saved on this server until SMTP is set up; its owner finds yours in the outbox folder.'
              : 'On its way. The link works for a day.')}
          {resend.isError && <span className="font-medium text-danger">{wordsOf(resend.error)}</span>}
        </p>
      </div>
    </Notice>
  );
}
