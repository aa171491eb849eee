import { useState } from 'react';
import { givenRoles, isAtLeast, roleNames, type GivenRole } from '#kit/businesses/roles.ts';
import { Failure } from '#kit/contract/failure.tsx';
import { inWords } from '#kit/contract/in-words.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import {
  changeColleague,
  leaveBusiness,
  listBusinessActivity,
  listBusinessKeys,
  listColleagues,
  listLeftLinks,
  removeColleague,
  type BusinessView,
  type Colleague,
} from '../contract.ts';
import { count } from '../words.ts';
import { LimitField } from './limit-field.tsx';
import { useGone } from './use-gone.ts';

interface PersonProps {
  person: Colleague;
  business: BusinessView;
  isMe: boolean;
}

export function Person({ person, business, isMe }: PersonProps) {
  const { id: businessId } = business;
  const { id: member, name, handle, picture, role, since, spent, limit } = person;
  const params = { businessId, member };
  const change = useCall(changeColleague, {
    refreshes: [listColleagues, listBusinessActivity],
    onSuccess: () => toast({ title: 'Saved' }),
  });
  const mayChange = isAtLeast(business.role, 'admin');
  return (
    <Card asChild>
      <li className="grid gap-4">
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={name} src={picture} />
          <div className="min-w-0 flex-1 basis-40">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              <span dir="auto" className="wrap-anywhere">
                {name}
              </span>
              {isMe && <Badge tone="leaf">You</Badge>}
              <Badge>{roleNames[role]}</Badge>
            </p>
            <p className="text-sm text-muted">
              {handle && `@${handle} · `}since <Time value={since} />
              {spent !== null && ` · ${count(spent, 'credit')} spent this month`}
              {limit !== null && ` of up to ${limit.toLocaleString('en')}`}
            </p>
          </div>
          {isMe && role !== 'owner' && <Leave business={business} />}
          {mayChange && !isMe && role !== 'owner' && <Remove person={person} business={business} />}
        </div>
        {mayChange && (
          <div className="grid gap-4 sm:grid-cols-2">
            {role !== 'owner' && (
              <Field label={`Role of ${name}`}>
                <Select
                  value={role}
                  disabled={change.isPending}
                  onChange={(event) =>
                    change.mutate({ params, body: { role: event.target.value as GivenRole } })
                  }
                >
                  <Options values={givenRoles} labelOf={(one) => roleNames[one]} />
                </Select>
              </Field>
            )}
            <LimitField
              label={`Credits a month for ${name}`}
              limit={limit}
              pending={change.isPending}
              onSave={(value) => change.mutate({ params, body: { limit: value } })}
            />
          </div>
        )}
        <Failure error={change.error} />
      </li>
    </Card>
  );
}

function Remove({ person: { id, name }, business }: { person: Colleague; business: BusinessView }) {
  const [endsLinks, setEndsLinks] = useState(true);
  const [endsKeys, setEndsKeys] = useState(true);
  const remove = useCall(removeColleague, {
    refreshes: [listColleagues, listLeftLinks, listBusinessKeys, listBusinessActivity],
  });
  const endOrKeep = (ends: boolean) => (ends ? 'end' : 'keep');
  const query = { links: endOrKeep(endsLinks), keys: endOrKeep(endsKeys) } as const;
  return (
    <ConfirmDialog
      danger
      trigger={
        <Button size="sm" variant="secondary" aria-label={`Remove ${name}`}>
          Remove
        </Button>
      }
      title={`Remove ${name}?`}
      description="They are out at once, in every open tab. What they made for the business stays."
      confirmLabel="Remove"
      onConfirm={() =>
        inWords(remove.mutateAsync({ params: { businessId: business.id, member: id }, query }))
      }
    >
      <Checkbox
        label="Also revoke links they created"
        hint="Anyone with these links can see the business’s results."
        checked={endsLinks}
        onChange={({ target }) => setEndsLinks(target.checked)}
      />
      <Checkbox
        label="Also end the API keys they made"
        hint={
          business.role === 'owner'
            ? 'They may still know these keys. Programs that use them stop working.'
            : 'They may still know these keys. Only the owner can keep them.'
        }
        disabled={business.role !== 'owner'}
        checked={endsKeys}
        onChange={({ target }) => setEndsKeys(target.checked)}
      />
    </ConfirmDialog>
  );
}

function Leave({ business: { id, name } }: { business: BusinessView }) {
  const gone = useGone(id);
  const leave = useCall(leaveBusiness, {
    onSuccess() {
      void gone();
      toast({ title: `You left ${name}` });
    },
  });
  return (
    <ConfirmDialog
      danger
      trigger={
        <Button size="sm" variant="secondary">
          Leave
        </Button>
      }
      title={`Leave ${name}?`}
      description="You no longer see what belongs to it. What you made for it stays there. API keys you made for it end. To come back you need a new invite."
      confirmLabel="Leave"
      onConfirm={() => inWords(leave.mutateAsync({ params: { businessId: id } }))}
    />
  );
}
