import { useQuery } from '@tanstack/react-query';
import { currentUser } from '#kit/auth/contract.ts';
import { resendVerification, signInOptions } from '#features/accounts/contract.ts';
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
  const isUnsent = options?.mailGoesOut === false;
  const resend = useCall(resendVerification);
  return (
    <Notice tone="warning" title={`Confirm ${user?.email ?? 'your e-mail address'} first`}>
      <div className="grid gap-3">
        <p>
          The invite is for this address only.{' '}
          {isUnsent
            ? 'This site doesn’t send e-mail yet, so ask its owner for your confirmation link, then join here.'
            : 'Open the link in the e-mail we sent you, then join here.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button size="sm" pending={pending} onClick={onConfirmed}>
            I’ve confirmed it
          </Button>
          {!isUnsent && (
            <Button size="sm" variant="secondary" pending={resend.isPending} onClick={() => resend.mutate()}>
              Resend e-mail
            </Button>
          )}
        </div>
        <p role="status" className="empty:hidden">
          {resend.isSuccess && 'Sent. The link works for 24 hours.'}
          {resend.isError && <span className="font-medium text-danger">{wordsOf(resend.error)}</span>}
        </p>
      </div>
    </Notice>
  );
}
