import { useState } from 'react';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { toast } from '#kit/ui/toast.ts';
import {
  changeRole,
  endUserSessions,
  resendUserVerification,
  roles,
  unsuspendUser,
  type Role,
  type UserDetail,
} from '../users-contract.ts';
import { focusOnMount } from './focus-on-mount.ts';
import { inWords } from './in-words.ts';
import { SuspendForm } from './suspend-form.tsx';
import { userRefreshes } from './user-refreshes.ts';

export function UserActions({ user }: { user: UserDetail }) {
  const [form, setForm] = useState<'unopened' | 'open' | 'left'>('unopened');
  if (form === 'open') return <SuspendForm user={user} onDone={() => setForm('left')} />;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {roles
          .filter((role) => role !== user.role)
          .map((role) => (
            <RoleButton key={role} user={user} next={role} />
          ))}
        {!user.emailVerified && <ResendButton user={user} />}
        <EndSessionsButton user={user} />
        {user.suspendedAt ? (
          <UnsuspendButton user={user} />
        ) : (
          <Button
            size="sm"
            variant="secondary"
            disabled={user.refusals.suspend !== null}
            ref={form === 'left' ? focusOnMount : undefined}
            onClick={() => setForm('open')}
            className="text-danger"
          >
            Suspend…
          </Button>
        )}
      </div>
      <Refusals {...user.refusals} />
    </div>
  );
}

/** Why a button is grey: a grey button alone explains nothing. */
function Refusals({ role, suspend }: UserDetail['refusals']) {
  const reasons = [role && `Role: ${role}`, suspend && `Suspending: ${suspend}`].filter(Boolean);
  if (reasons.length === 0) return null;
  return <p className="text-sm text-muted">{reasons.join(' ')}</p>;
}

const roleWords: Record<Role, { label: string; article: string; means: string }> = {
  admin: {
    label: 'Make admin',
    article: 'an admin',
    means: 'Admins see every account and all feedback, and can suspend people and make other admins.',
  },
  steward: {
    label: 'Make steward',
    article: 'a steward',
    means: 'Stewards choose what’s in the showcase, with a public reason. They can’t see accounts.',
  },
  member: {
    label: 'Make member',
    article: 'a member without a role',
    means: 'They keep their account and everything in it, and lose their role’s permissions right away.',
  },
};

function RoleButton({ user: { id, name, role, refusals }, next }: { user: UserDetail; next: Role }) {
  const change = useCall(changeRole, { refreshes: userRefreshes });
  const { label, article, means } = roleWords[next];
  return (
    <ConfirmDialog
      trigger={
        <Button
          size="sm"
          variant="secondary"
          disabled={refusals.role !== null && (role === 'admin' || next !== 'member')}
        >
          {label}
        </Button>
      }
      title={`Make ${name} ${article}?`}
      description={means}
      confirmLabel={label}
      danger={next === 'member'}
      onConfirm={() => inWords(change.mutateAsync({ params: { id }, body: { role: next } }))}
    />
  );
}

function EndSessionsButton({ user: { id, name, sessions } }: { user: UserDetail }) {
  const end = useCall(endUserSessions, { refreshes: userRefreshes });
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="secondary" disabled={sessions === 0}>
          Sign out everywhere
        </Button>
      }
      title={`Sign ${name} out everywhere?`}
      description="They’ll need to sign in again on every device. Nothing is lost."
      confirmLabel="Sign out"
      onConfirm={() => inWords(end.mutateAsync({ params: { id } }))}
    />
  );
}

function UnsuspendButton({ user: { id, name } }: { user: UserDetail }) {
  const unsuspend = useCall(unsuspendUser, { refreshes: userRefreshes });
  return (
    <ConfirmDialog
      trigger={<Button size="sm">Unsuspend</Button>}
      title={`Unsuspend ${name}?`}
      description="They can sign in again and nothing is lost. They’ll need new API keys."
      confirmLabel="Unsuspend"
      onConfirm={() => inWords(unsuspend.mutateAsync({ params: { id } }))}
    />
  );
}

function ResendButton({ user: { id, email } }: { user: UserDetail }) {
  const resend = useCall(resendUserVerification, {
    refreshes: userRefreshes,
    onSuccess: () => toast({ title: 'E-mail sent', description: `It is on its way to ${email}.` }),
  });
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="secondary">
          Resend confirmation
        </Button>
      }
      title="Resend the confirmation e-mail?"
      description={`It goes to ${email}, with a link that works for 24 hours.`}
      confirmLabel="Send e-mail"
      onConfirm={() => inWords(resend.mutateAsync({ params: { id } }))}
    />
  );
}
