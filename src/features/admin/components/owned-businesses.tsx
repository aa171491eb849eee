import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { giveBusiness, ownedBusinesses } from '#features/businesses/give/contract.ts';
import { roleNames } from '#kit/businesses/roles.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import { toast } from '#kit/ui/toast.ts';
import type { OutputOf } from '#kit/contract/endpoint.ts';

type Owned = OutputOf<typeof ownedBusinesses>['items'][number];

/** Of someone who is suspended: businesses that nobody can act for as owner, and who could. */
export function OwnedBusinesses({ id, name }: { id: string; name: string }) {
  const { data } = useQuery(query(ownedBusinesses, { params: { id } }));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="user-businesses" className="grid gap-4">
      <h3 id="user-businesses">Businesses with a suspended owner</h3>
      <p className="text-muted">
        {name} owns these and is suspended. You can transfer each to another member; {name} stays as an admin,
        and all members are notified.
      </p>
      {data.items.map((business) => (
        <Give key={business.id} business={business} />
      ))}
    </section>
  );
}

function Give({ business: { id, name, handle, people } }: { business: Owned }) {
  const [member, setMember] = useState('');
  const [why, setWhy] = useState('');
  const give = useCall(giveBusiness, {
    refreshes: [ownedBusinesses],
    onSuccess: () =>
      void toast({ title: `${name} has a new owner`, description: 'All members are notified.' }),
  });
  if (people.length === 0)
    return (
      <p>
        {name} (@{handle}): no other members.
      </p>
    );
  return (
    <form
      noValidate
      aria-label={`Hand ${name} over`}
      className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (member) give.mutate({ params: { id }, body: { member, why } });
      }}
    >
      <Field label={`New owner of ${name}`}>
        <Select value={member} onChange={(event) => setMember(event.target.value)}>
          <option value="">Choose someone</option>
          {people.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name} ({roleNames[one.role]})
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Why">
        <Input
          maxLength={300}
          value={why}
          placeholder="For the audit log"
          onChange={(event) => setWhy(event.target.value)}
        />
      </Field>
      <Button type="submit" size="sm" variant="secondary" disabled={!member} pending={give.isPending}>
        Hand over
      </Button>
      <p role="alert" className="text-danger empty:hidden sm:col-span-3">
        {give.error && wordsOf(give.error)}
      </p>
    </form>
  );
}
