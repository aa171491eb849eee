import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { getSubscription } from '#features/billing/contract.ts';
import { Failure, issueOf } from '#kit/contract/failure.tsx';
import { queryFor } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { plans } from '#kit/credits/plans.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import { dissolveBusiness, type BusinessView } from '../contract.ts';
import { count } from '../words.ts';
import { useGone } from './use-gone.ts';

export function Dissolve({ business }: { business: BusinessView }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="danger">Dissolve {business.name}</Button>
      </DialogTrigger>
      <DialogContent title={`Dissolve ${business.name}?`} description="This can’t be undone.">
        <WhatIsLost business={business} />
        <DissolveForm business={business} />
      </DialogContent>
    </Dialog>
  );
}

/** What was paid for and is not given back. */
function WhatIsLost({ business: { id } }: { business: BusinessView }) {
  const { data } = useQuery(queryFor(id, getSubscription));
  const credits = data?.credits.available ?? 0;
  const paidUntil = data && data.plan !== 'free' ? data.periodEnd : null;
  if (credits === 0 && !paidUntil) return null;
  return (
    <Notice tone="warning" title="What you’ll lose" className="mb-5">
      <ul className="list-disc pl-5">
        {credits > 0 && <li>{count(credits, 'credit')} remaining</li>}
        {paidUntil && (
          <li>
            The plan {plans[data!.plan].name}, paid until <Time value={paidUntil} />
          </li>
        )}
      </ul>
    </Notice>
  );
}

function DissolveForm({ business: { id, name, handle } }: { business: BusinessView }) {
  const [typed, setTyped] = useState('');
  const gone = useGone(id);
  const dissolve = useCall(dissolveBusiness, {
    onSuccess() {
      void gone();
      toast({ title: `${name} dissolved` });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!dissolve.isPending) dissolve.mutate({ params: { businessId: id }, body: { handle: typed } });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field
        label={
          <>
            Type the handle, <strong className="select-all">{handle}</strong>, to confirm
          </>
        }
        error={issueOf(dissolve.error, 'handle')}
        required
      >
        <Input
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Failure error={dissolve.error} besides={['handle']} />
      <DialogFooter className="mt-2">
        <Button
          type="submit"
          variant="danger"
          pending={dissolve.isPending}
          disabled={typed.trim().toLowerCase() !== handle}
        >
          Dissolve permanently
        </Button>
      </DialogFooter>
    </form>
  );
}
