import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { resendVerification, signInOptions } from '#features/accounts/contract.ts';
import { email as emailField } from '#features/accounts/fields.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import { cancelEmail, changeEmail, getSecurity, type Security } from '../security-contract.ts';
import { ConfirmNewEmail } from './confirm-new-email.tsx';
import { Failure, issueOf } from '#kit/contract/failure.tsx';
import { focusFirst } from './focus-first.ts';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';

export function EmailPanel({ security }: { security: UseQueryResult<Security | null> }) {
  return (
    <Panel title="E-mail address" lede="Where we send e-mail, and how you reset your password.">
      <Loaded query={security} skeleton={<Skeleton className="h-6 w-64" />}>
        {(data) => <Address security={data} />}
      </Loaded>
    </Panel>
  );
}

function Address({ security: { email, emailVerified, pendingEmail } }: { security: Security }) {
  const [changing, setChanging] = useState(false);
  const isConfirming = useSearchParams()[0].has('confirm_email');
  const cancel = useCall(cancelEmail, { refreshes: [getSecurity] });
  const isUnsent = useQuery(query(signInOptions)).data?.mailGoesOut === false;
  const resend = useCall(resendVerification, { onSuccess: ({ message }) => toast({ title: message }) });
  return (
    <div className="grid gap-5">
      <ConfirmNewEmail pendingEmail={pendingEmail} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="text-lg font-medium wrap-anywhere">{email}</span>
        <Badge tone={emailVerified ? 'leaf' : 'honey'}>
          {emailVerified ? 'Confirmed' : 'Not confirmed yet'}
        </Badge>
        {!changing && (
          <Button variant="secondary" size="sm" className="sm:ml-auto" onClick={() => setChanging(true)}>
            Change address
          </Button>
        )}
      </div>
      {!emailVerified && (
        <Notice
          tone="warning"
          action={
            !isUnsent && (
              <Button
                variant="secondary"
                size="sm"
                pending={resend.isPending}
                onClick={() => resend.mutate()}
              >
                Resend confirmation
              </Button>
            )
          }
        >
          {isUnsent
            ? 'This site doesn’t send e-mail yet. Ask its owner for your confirmation link.'
            : 'Open the e-mail we sent you and confirm your address, so you can reset your password if you lose it.'}
        </Notice>
      )}
      {pendingEmail && !isConfirming && (
        <Notice
          title={`${pendingEmail} is not confirmed yet`}
          action={
            <Button variant="secondary" size="sm" pending={cancel.isPending} onClick={() => cancel.mutate()}>
              Cancel the change
            </Button>
          }
        >
          {isUnsent
            ? 'This site doesn’t send e-mail yet. Ask its owner for your confirmation link; nothing changes until you open it.'
            : 'We sent you an e-mail. Nothing changes until you open the link in it.'}
        </Notice>
      )}
      {changing && <ChangeForm onDone={() => setChanging(false)} />}
      <Failure error={cancel.error ?? resend.error} />
    </div>
  );
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const [email, setEmail] = useState('');
  const [slip, setSlip] = useState<string>();
  const change = useCall(changeEmail, { refreshes: [getSecurity, currentUser], onSuccess: onDone });

  function submit(event: FormEvent) {
    event.preventDefault();
    const judged = emailField.safeParse(email);
    setSlip(judged.error?.issues[0]?.message);
    if (judged.success && !change.isPending) change.mutate({ body: { email: judged.data } });
  }

  return (
    <form
      ref={focusFirst}
      noValidate
      onSubmit={submit}
      className="grid max-w-xl gap-4 border-t border-line pt-5"
    >
      <Field label="New address" error={slip ?? issueOf(change.error, 'email')} required>
        <Input
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Failure error={change.error} besides={['email']} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={change.isPending}>
          Send confirmation
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
