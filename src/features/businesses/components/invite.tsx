import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type RefObject } from 'react';
import { signInOptions } from '#features/accounts/contract.ts';
import { givenRoles, roleNames, roleWords, type GivenRole } from '#kit/businesses/roles.ts';
import { Failure, issueOf } from '#kit/contract/failure.tsx';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { inviteColleague, listBusinessActivity, listColleagues } from '../contract.ts';
import { addressedTo } from '../fields.ts';
import { mostMembers } from '../limits.ts';

interface InviteProps {
  businessId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where one was before. */
  from: RefObject<HTMLElement | null>;
}

interface Made {
  path: string;
  email: string | null;
}

export function Invite({ businessId, open, onOpenChange, from }: InviteProps) {
  const [made, setMade] = useState<Made>();
  function change(next: boolean) {
    onOpenChange(next);
    if (!next) setMade(undefined);
  }
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent
        title={made ? 'The invite is ready' : 'Invite someone'}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          from.current?.focus();
        }}
      >
        {made ? (
          <Ready made={made} onDone={() => change(false)} />
        ) : (
          <InviteForm businessId={businessId} onMade={setMade} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function InviteForm({ businessId, onMade }: { businessId: string; onMade: (made: Made) => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<GivenRole>('member');
  const [most, setMost] = useState('1');
  const [days, setDays] = useState('7');
  const isLink = email.trim() === '';
  const { data: options } = useQuery(query(signInOptions));
  const invite = useCall(inviteColleague, {
    refreshes: [listColleagues, listBusinessActivity],
    onSuccess: onMade,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (invite.isPending) return;
    const people = Math.min(mostMembers, Math.max(1, Math.round(Number(most)) || 1));
    invite.mutate({
      params: { businessId },
      body: { role, days: Number(days), ...(isLink ? { most: people } : { email }) },
    });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field
        label="E-mail address"
        hint="Only this address can use the invite. Leave empty to create a link anyone can use."
        error={issueOf(invite.error, 'email')}
        optional
      >
        <Input
          type="email"
          value={email}
          maxLength={254}
          autoComplete="off"
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label="Role" hint={`${roleWords[role]}.`}>
        <Select value={role} onChange={(event) => setRole(event.target.value as GivenRole)}>
          <Options values={givenRoles} labelOf={(one) => roleNames[one]} />
        </Select>
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Expires">
          <Select value={days} onChange={(event) => setDays(event.target.value)}>
            <option value="1">Tomorrow</option>
            <option value="7">In 7 days</option>
            <option value="30">In 30 days</option>
          </Select>
        </Field>
        {isLink && (
          <Field label="Number of uses">
            <Input
              type="number"
              min={1}
              max={mostMembers}
              value={most}
              onChange={(event) => setMost(event.target.value)}
            />
          </Field>
        )}
      </div>
      <Failure error={invite.error} besides={['email']} />
      <DialogFooter className="mt-2">
        <Button type="submit" pending={invite.isPending}>
          {isLink ? 'Create link' : options?.mailGoesOut === false ? 'Create invite' : 'Send invite'}
        </Button>
      </DialogFooter>
    </form>
  );
}

function Ready({ made: { path, email }, onDone }: { made: Made; onDone: () => void }) {
  const address = location.origin + path + (email ? addressedTo(email) : '');
  const { data: options } = useQuery(query(signInOptions));
  const isUnsent = email !== null && options?.mailGoesOut === false;
  return (
    <div className="grid gap-5">
      {isUnsent && (
        <Notice title="E-mail is not sent yet">
          This site doesn’t send e-mail yet, so share the link yourself.
        </Notice>
      )}
      <p>
        {!email
          ? 'Share this link with the people you’re inviting. It’s shown only once.'
          : isUnsent
            ? `Give this link to ${email} yourself. Only that address can use it, and it’s shown only once.`
            : `We sent it to ${email}. Only that address can use it. You can also share the link yourself.`}
      </p>
      <div className="flex flex-wrap items-center gap-3 rounded-lg bg-sunken p-4">
        <code data-invite className="min-w-0 flex-1 basis-60 wrap-anywhere select-all">
          {address}
        </code>
        <CopyButton value={address} label="Copy link" />
      </div>
      {!email && <Notice tone="warning">Anyone with this link can join with this role.</Notice>}
      <DialogFooter className="mt-2">
        <Button onClick={onDone}>Done</Button>
      </DialogFooter>
    </div>
  );
}
