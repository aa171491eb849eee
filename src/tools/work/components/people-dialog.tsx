import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useState, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { ActionDialog } from '../../page/action-dialog.tsx';
import {
  changeWorkRole,
  inviteToWork,
  listWorkCollaborators,
  removeFromWork,
  type Collaborator,
} from '../collaborators-contract.ts';
import { getWork, type WorkView } from '../contract.ts';
import { givenRoles, roleWords, type GivenRole } from '../work-role.ts';

/** Who works on it together: invited, given another role, removed. */
export function PeopleDialog({ work, isMember }: { work: WorkView; isMember: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <ActionDialog
      action="People"
      icon={<Users aria-hidden />}
      title="People"
      description="Everyone sees the same text. Editors can write at the same time as you."
    >
      {() =>
        isMember ? (
          <People work={work} />
        ) : (
          <Notice
            title="Sign in to write together"
            action={
              <Button asChild size="sm">
                <Link to={href('/login', { return_url: pathname + search })}>Sign in</Link>
              </Button>
            }
          >
            Your text moves to your account.
          </Notice>
        )
      }
    </ActionDialog>
  );
}

function People({ work: { id, role } }: { work: WorkView }) {
  const { data, error } = useQuery(query(listWorkCollaborators, { params: { id } }));
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (!data) return <Skeleton className="h-40" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {role === 'owner' && <Invite id={id} />}
      <ul aria-label="People" className="divide-y divide-line">
        {data.items.map((person) => (
          <Person
            key={person.id}
            id={id}
            person={person}
            isMe={person.id === data.me}
            isOwner={role === 'owner'}
          />
        ))}
      </ul>
    </div>
  );
}

const stale = { refreshes: [listWorkCollaborators, getWork] };

function Invite({ id }: { id: string }) {
  const [who, setWho] = useState('');
  const [role, setRole] = useState<GivenRole>('editor');
  const invite = useCall(inviteToWork, { ...stale, onSuccess: () => setWho('') });
  function submit(event: FormEvent) {
    event.preventDefault();
    invite.mutate({ params: { id }, body: { who, role } });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label="Invite" error={invite.error ? wordsOf(invite.error) : undefined}>
        <Input
          autoCapitalize="none"
          placeholder="Member’s handle"
          value={who}
          onChange={({ target }) => setWho(target.value)}
        />
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <Field label="They" hideLabel>
          <RoleSelect value={role} onChange={setRole} />
        </Field>
        <Button type="submit" pending={invite.isPending} disabled={who.trim() === ''}>
          Invite
        </Button>
      </div>
    </form>
  );
}

interface PersonProps {
  id: string;
  person: Collaborator;
  isMe: boolean;
  isOwner: boolean;
}

function Person({ id, person, isMe, isOwner }: PersonProps) {
  const change = useCall(changeWorkRole, stale);
  const remove = useCall(removeFromWork, stale);
  const params = { id, member: person.id };
  const problem = change.error ?? remove.error;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 wrap-anywhere">
          <bdi className="font-medium">{person.name}</bdi>
          {isMe && ' (you)'}
          {person.handle && <span className="block text-sm text-muted">@{person.handle}</span>}
        </p>
        {person.role === 'owner' || !isOwner ? (
          <span className="text-muted">{roleWords[person.role]}</span>
        ) : (
          <div className="w-40">
            <RoleSelect
              label={`What ${person.name} can do`}
              value={person.role}
              onChange={(role) => change.mutate({ params, body: { role } })}
            />
          </div>
        )}
        {person.role !== 'owner' && (isOwner || isMe) && (
          <Button
            variant="ghost"
            size="sm"
            pending={remove.isPending}
            aria-label={isMe ? 'Leave' : `Remove ${person.name}`}
            onClick={() => remove.mutate({ params })}
          >
            {isMe ? 'Leave' : 'Remove'}
          </Button>
        )}
      </div>
      {problem && <Notice tone="error">{wordsOf(problem)}</Notice>}
    </li>
  );
}

interface RoleSelectProps {
  value: GivenRole;
  onChange: (role: GivenRole) => void;
  label?: string;
}

function RoleSelect({ value, onChange, label }: RoleSelectProps) {
  return (
    <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value as GivenRole)}>
      <Options values={givenRoles} labelOf={(role) => roleWords[role]} />
    </Select>
  );
}
