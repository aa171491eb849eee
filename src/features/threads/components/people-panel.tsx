import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Time } from '#kit/ui/time.tsx';
import { Link } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { changeThread, getThread, type ThreadMember } from '../contract.ts';
import {
  addThreadMember,
  changeThreadRole,
  createThreadInvite,
  handOverThread,
  listThreadInvites,
  removeThreadMember,
  revokeThreadInvite,
} from '../people-contract.ts';
import { givenRoles, isAtLeast, roleWords, type GivenRole } from '../roles.ts';
import type { OpenThread } from '../use-thread.ts';
import { HandlesInput } from './handles-input.tsx';

export function PeoplePanel({ thread }: { thread: OpenThread }) {
  const { view } = thread;
  const mayInvite = view.role !== null && isAtLeast(view.role, 'editor');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ul aria-label="People in the thread" className="grid gap-3">
        {view.members.map((member) => (
          <Member key={member.id} member={member} thread={thread} />
        ))}
      </ul>
      {mayInvite && (
        <>
          <AddPerson thread={thread} />
          <Invites thread={thread} />
        </>
      )}
    </div>
  );
}

function Member({ member, thread }: { member: ThreadMember; thread: OpenThread }) {
  const { view, presence } = thread;
  const isHere = presence.here.includes(member.id) || member.id === view.me;
  const params = { id: view.id, member: member.id };
  const change = useCall(changeThreadRole, { refreshes: [getThread] });
  const mayManage = view.role === 'owner' && member.id !== view.me;
  const { messages, hasAfter } = thread.state;
  const last = messages.at(-1)?.seq ?? 0;
  return (
    <li className="grid gap-2">
      <div className="flex items-center gap-3">
        <span className="relative">
          <Avatar size="sm" name={member.name} src={member.picture} />
          {isHere && (
            <span
              title="Here now"
              className="absolute -right-0.5 -bottom-0.5 size-3 rounded-full border-2 border-surface bg-bamboo"
            />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <bdi className="block truncate font-medium">
            {member.handle ? (
              <Link
                className="text-ink no-underline hover:underline"
                to={href('/profile/:handle', { handle: member.handle.toLowerCase() })}
              >
                {member.name}
              </Link>
            ) : (
              member.name
            )}
            {member.id === view.me && ' (you)'}
          </bdi>
          {member.isGuest && <Badge className="mr-1.5">Guest</Badge>}
          <span className="text-sm text-muted">
            {roleWords[member.role]}
            {view.role !== null &&
              !hasAfter &&
              (member.readSeq ?? 0) >= last &&
              last > 0 &&
              ', has read everything'}
          </span>
        </span>
      </div>
      {mayManage && (
        <div className="flex flex-wrap gap-2 pl-11">
          <Field label={`Role of ${member.name}`} hideLabel>
            <Select
              className="h-9 text-sm"
              value={member.role}
              onChange={({ target }) => change.mutate({ params, body: { role: target.value as GivenRole } })}
            >
              {givenRoles
                .filter((role) => role !== 'editor' || !member.isGuest)
                .map((role) => (
                  <option key={role} value={role}>
                    {roleWords[role]}
                  </option>
                ))}
            </Select>
          </Field>
          {!member.isGuest && (
            <ConfirmDialog
              trigger={
                <Button size="sm" variant="ghost">
                  Transfer
                </Button>
              }
              title={`Make ${member.name} the owner?`}
              description="They’ll manage the thread. You stay as an editor."
              confirmLabel="Transfer"
              onConfirm={async () => {
                await call(handOverThread, { params: { id: view.id }, body: { member: member.id } });
                thread.refreshThread();
              }}
            />
          )}
          <ConfirmDialog
            trigger={
              <Button size="sm" variant="ghost" className="text-danger">
                Remove
              </Button>
            }
            danger
            title={`Remove ${member.name}?`}
            description="They lose access right away. Their messages stay."
            confirmLabel="Remove"
            onConfirm={async () => {
              await call(removeThreadMember, { params });
              thread.refreshThread();
            }}
          />
          {change.error && (
            <p role="alert" className="text-sm text-danger">
              {wordsOf(change.error)}
            </p>
          )}
        </div>
      )}
    </li>
  );
}

function RoleSelect({
  isOwner,
  value,
  onChange,
}: {
  isOwner: boolean;
  value: GivenRole;
  onChange: (role: GivenRole) => void;
}) {
  return (
    <Field label="They" className="min-w-0 flex-1">
      <Select value={value} onChange={({ target }) => onChange(target.value as GivenRole)}>
        {givenRoles
          .filter((role) => role !== 'editor' || isOwner)
          .map((role) => (
            <option key={role} value={role}>
              {roleWords[role]}
            </option>
          ))}
      </Select>
    </Field>
  );
}

function AddPerson({ thread }: { thread: OpenThread }) {
  const { view } = thread;
  const [who, setWho] = useState('');
  const [role, setRole] = useState<GivenRole>('commenter');
  const add = useCall(addThreadMember, { refreshes: [getThread], onSuccess: () => setWho('') });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate({ params: { id: view.id }, body: { who, role } });
      }}
    >
      <h3 className="font-sans text-base font-semibold">Add someone</h3>
      <Field label="Handle" error={add.error ? wordsOf(add.error) : undefined}>
        <HandlesInput maxLength={254} value={who} onValueChange={setWho} />
      </Field>
      <div className="flex items-end gap-2">
        <RoleSelect isOwner={view.role === 'owner'} value={role} onChange={setRole} />
        <Button type="submit" pending={add.isPending} disabled={who.trim() === ''}>
          Add
        </Button>
      </div>
    </form>
  );
}

function Invites({ thread }: { thread: OpenThread }) {
  const { view } = thread;
  const { data } = useQuery(query(listThreadInvites, { params: { id: view.id } }));
  const [role, setRole] = useState<GivenRole>('commenter');
  const [days, setDays] = useState(7);
  const [most, setMost] = useState('');
  const make = useCall(createThreadInvite, { refreshes: [listThreadInvites] });
  const revoke = useCall(revokeThreadInvite, { refreshes: [listThreadInvites, getThread] });
  const allow = useCall(changeThread, { refreshes: [getThread] });
  const address = make.data && new URL(make.data.path, location.href).href;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-sans text-base font-semibold">Invite by link</h3>
      {view.role === 'owner' ? (
        <Checkbox
          label="Allow guests to join by link"
          checked={view.allowsGuests}
          disabled={allow.isPending}
          hint={view.allowsGuests ? 'Turning this off removes guests right away.' : undefined}
          onChange={({ target }) =>
            allow.mutate({ params: { id: view.id }, body: { allowsGuests: target.checked } })
          }
        />
      ) : (
        view.allowsGuests && <p className="text-sm text-muted">Links also let guests in.</p>
      )}
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          make.mutate({ params: { id: view.id }, body: { role, days, most: most ? Number(most) : null } });
        }}
      >
        <RoleSelect isOwner={view.role === 'owner'} value={role} onChange={setRole} />
        <div className="grid grid-cols-2 gap-2">
          <Field label="Expires in">
            <Select value={days} onChange={({ target }) => setDays(Number(target.value))}>
              {[1, 7, 30, 90].map((value) => (
                <option key={value} value={value}>
                  {value === 1 ? '1 day' : `${value} days`}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Uses">
            <Input
              type="number"
              min={1}
              max={50}
              placeholder="No limit"
              value={most}
              onChange={({ target }) => setMost(target.value)}
            />
          </Field>
        </div>
        <Button type="submit" variant="secondary" pending={make.isPending}>
          Create link
        </Button>
        {make.error && (
          <p role="alert" className="text-sm text-danger">
            {wordsOf(make.error)}
          </p>
        )}
      </form>
      {address && (
        <div className="grid gap-2 rounded-lg bg-leaf p-3">
          <p className="text-sm">Copy it now. It’s shown only once.</p>
          <p className="font-mono text-sm wrap-anywhere" data-invite>
            {address}
          </p>
          <CopyButton value={address} label="Copy link" className="justify-self-start" />
        </div>
      )}
      <ul aria-label="Invite links" className="grid gap-2 empty:hidden">
        {data?.items.map((invite) => (
          <li key={invite.id} className="flex items-center gap-2 text-sm">
            <span className="min-w-0 flex-1">
              {roleWords[invite.role]}. Used {invite.uses}
              {invite.most ? ` of ${invite.most}` : ''} times. Expires <Time value={invite.expiresAt} />
            </span>
            <Button size="sm" variant="ghost" onClick={() => revoke.mutate({ params: { id: invite.id } })}>
              Revoke
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
