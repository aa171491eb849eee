import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { password as passwordField, shortestPassword } from '#features/accounts/fields.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import { getSecurity, listSessions, putPassword, type Security } from '../security-contract.ts';
import { Failure, issueOf } from '#kit/contract/failure.tsx';
import { focusFirst } from './focus-first.ts';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';

export function PasswordPanel({ security }: { security: UseQueryResult<Security | null> }) {
  const [open, setOpen] = useState(false);
  const has = security.data?.hasPassword ?? true;
  return (
    <Panel
      title="Password"
      lede={
        has
          ? 'Changing it signs you out everywhere else, and we e-mail you about it.'
          : 'You sign in with Google. Add a password to sign in without it too.'
      }
      aside={
        security.data &&
        !open && (
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {has ? 'Change password' : 'Set a password'}
          </Button>
        )
      }
    >
      {!security.data && (
        <Loaded query={security} skeleton={<Skeleton className="h-9 w-40 rounded-full" />}>
          {() => null}
        </Loaded>
      )}
      {security.data && open && <PasswordForm email={security.data.email} onDone={() => setOpen(false)} />}
    </Panel>
  );
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const [password, setPassword] = useState('');
  const [slip, setSlip] = useState<string>();
  const put = useCall(putPassword, {
    refreshes: [getSecurity, listSessions],
    onSuccess() {
      toast({ title: 'Password changed', description: 'You are signed out everywhere else.' });
      onDone();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const judged = passwordField.safeParse(password);
    setSlip(judged.error?.issues[0]?.message);
    if (judged.success && !put.isPending) put.mutate({ body: { password } });
  }

  return (
    <form ref={focusFirst} noValidate onSubmit={submit} className="grid max-w-xl gap-4">
      {/* Password managers keep the new one under this name. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field
        label="New password"
        hint={`At least ${shortestPassword} characters. A few unrelated words are strong and easy to remember.`}
        error={slip ?? issueOf(put.error, 'password')}
        required
      >
        <PasswordInput
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Failure error={put.error} besides={['password']} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={put.isPending}>
          Save password
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
