import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { roleNames } from '#kit/businesses/roles.ts';
import { Failure } from '#kit/contract/failure.tsx';
import { inWords } from '#kit/contract/in-words.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import {
  getBusiness,
  handOverBusiness,
  listBusinessActivity,
  listColleagues,
  takeBackOffer,
  type BusinessView,
} from '../contract.ts';
import { offerDays } from '../limits.ts';

/** For the owner: someone is asked, or can be. */
export function HandOver({ business }: { business: BusinessView }) {
  return business.offer ? (
    <OfferedOwnership business={business} offer={business.offer} />
  ) : (
    <Ask business={business} />
  );
}

function OfferedOwnership({
  business,
  offer,
}: {
  business: BusinessView;
  offer: NonNullable<BusinessView['offer']>;
}) {
  const back = useCall(takeBackOffer, {
    refreshes: [getBusiness, listBusinessActivity],
    onSuccess: () => void toast({ title: 'Offer withdrawn', description: 'The business stays yours.' }),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        <strong dir="auto">{offer.to}</strong> has been offered ownership. The offer expires{' '}
        <Time value={offer.until} />. You stay the owner until they accept.
      </p>
      <Button
        variant="secondary"
        pending={back.isPending}
        onClick={() => back.mutate({ params: { businessId: business.id } })}
      >
        Withdraw offer
      </Button>
      <Failure error={back.error} />
    </div>
  );
}

function Ask({ business }: { business: BusinessView }) {
  const params = { businessId: business.id };
  const { data } = useQuery(query(listColleagues, { params }));
  const [to, setTo] = useState('');
  const hand = useCall(handOverBusiness, { refreshes: [getBusiness, listBusinessActivity] });
  const others = data?.items.filter(({ role }) => role !== 'owner') ?? [];
  const chosen = others.find(({ id }) => id === to);
  async function ask() {
    const title = `${chosen?.name ?? 'Someone else'} has been asked`;
    await inWords(hand.mutateAsync({ params, body: { member: to } }));
    toast({ title, description: 'You stay the owner until they accept.' });
  }
  if (data && others.length === 0)
    return <p className="text-muted">To transfer ownership, invite someone first.</p>;
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
            Transfer
          </Button>
        }
        title={`Ask ${chosen?.name ?? ''} to own the business?`}
        description={`They have ${offerDays} days to respond. If they accept, they own its plan, cards and invoices, and you stay as an admin. You can withdraw the offer until then.`}
        confirmLabel="Send offer"
        onConfirm={ask}
      />
    </div>
  );
}
