import { useSearchParams } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { toast } from '#kit/ui/toast.ts';
import { confirmEmail, getSecurity } from '../security-contract.ts';

/** Where the link in the email to a new address leads. */
export function ConfirmNewEmail({ pendingEmail }: { pendingEmail: string | null }) {
  const [search, setSearch] = useSearchParams();
  const token = search.get('confirm_email');
  const confirm = useCall(confirmEmail, {
    refreshes: [getSecurity, currentUser],
    onSuccess({ email }) {
      toast({ title: 'Address changed', description: `We’ll now send e-mail to ${email}.` });
      forgetToken();
    },
  });

  function forgetToken() {
    setSearch({ tab: 'security' }, { replace: true, preventScrollReset: true });
  }

  if (!token) return null;
  if (confirm.error)
    return (
      <Notice
        tone="error"
        title="The address was not changed."
        action={
          <Button size="sm" variant="secondary" onClick={forgetToken}>
            OK
          </Button>
        }
      >
        {wordsOf(confirm.error)}
      </Notice>
    );
  return (
    <Notice
      tone="success"
      title={pendingEmail ? `Is ${pendingEmail} yours?` : 'Is the new address yours?'}
      action={
        <Button size="sm" pending={confirm.isPending} onClick={() => confirm.mutate({ body: { token } })}>
          Use this address
        </Button>
      }
    >
      Confirm to use this address for your account.
    </Notice>
  );
}
