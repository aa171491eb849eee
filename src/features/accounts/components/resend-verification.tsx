import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button, type ButtonProps } from '#kit/ui/button.tsx';
import { resendVerification, signInOptions } from '../contract.ts';

/** Sends the email with the confirmation link once more, and says so. */
export function ResendVerification({
  children,
  ...props
}: Omit<ButtonProps, 'onClick' | 'pending' | 'asChild'>) {
  const { data: options } = useQuery(query(signInOptions));
  const resend = useCall(resendVerification);
  return (
    <div className="grid justify-items-start gap-2">
      <Button {...props} pending={resend.isPending} onClick={() => resend.mutate()}>
        {children}
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {resend.isSuccess &&
          (options?.mailGoesOut === false
            ? 'This site doesn’t send e-mail yet. Ask its owner for the link.'
            : 'Sent. The link works for 24 hours.')}
        {resend.isError && <span className="font-medium text-danger">{wordsOf(resend.error)}</span>}
      </p>
    </div>
  );
}
