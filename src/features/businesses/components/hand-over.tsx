import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { roleNames } from '#kit/businesses/roles.ts';
import { inWords } from '#kit/contract/in-words.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import { toast } from '#kit/ui/toast.ts';
import {
  getBusiness,
  handOverBusiness,
  listBusinesses,
  listColleagues,
  type BusinessView,
} from '../contract.ts';

export function HandOver({ business }: { business: BusinessView }) {
  const params = { businessId: business.id };
  const { data } = useQuery(query(listColleagues, { params }));
  const [to, setTo] = useState('');
  const hand = useCall(handOverBusiness, { refreshes: [getBusiness, listBusinesses, listColleagues] });
  const others = data?.items.filter(({ role }) => role !== 'owner') ?? [];
  const chosen = others.find(({ id }) => id === to);
  async function handOver() {
    const title = `${chosen?.name ?? 'Someone else'} owns ${business.name} now`;
    await inWords(hand.mutateAsync({ params, body: { member: to } }));
    toast({ title, description: 'You stay as an admin.' });
  }
  if (data && others.length === 0)
    return <p className="text-muted">To hand it over, invite someone first.</p>;
  return (
    <div className="grid max-w-2xl items-end gap-3 sm:grid-cols-[1fr_auto]">
      <Field label="New owner">
        <Select value={to} onChange={(event) => setTo(event.target.value)}>
          <option value="">Choose someone</option>
          {others.map(({ id, name, role }) => (
            <option key={id} value={id}>
              {name} ({roleNames[role]})
            </option>
          ))}
        </Select>
      </Field>
      <ConfirmDialog
        danger
        trigger={
          <Button variant="secondary" disabled={!chosen}>
            Hand over
          </Button>
        }
        title={`Hand the business over to ${chosen?.name ?? ''}?`}
        description="They own it from then on, with its plan, cards and invoices, which go to their e-mail address. You stay as an admin."
        confirmLabel="Hand over"
        onConfirm={handOver}
      />
    </div>
  );
}
