import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { planIds, plans, type PlanId } from '#kit/credits/plans.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import { giveCredits, givePlan, userCredits } from '#features/billing/give/contract.ts';

interface Someone {
  id: string;
  name: string;
}

/** For an admin: what someone has, and a gift of credits or of a plan. */
export function GiveForm({ id, name }: Someone) {
  const { data, error } = useQuery(query(userCredits, { params: { id } }));
  return (
    <section aria-labelledby="user-credits" className="grid gap-3">
      <h3 id="user-credits">Plan and credits</h3>
      {error && <p className="text-danger">{wordsOf(error)}</p>}
      {!data && !error && <Skeleton className="h-32" />}
      {data && (
        <>
          <p>
            {plans[data.plan].name}
            {data.isPaidByThem ? ', which they pay for' : ''}. {data.credits.toLocaleString('en')} credits
            left.
          </p>
          <CreditsForm id={id} name={name} />
          {data.isPaidByThem ? (
            <p className="text-sm text-muted">They pay for their plan, so only they can change it.</p>
          ) : (
            <PlanForm key={data.plan} id={id} name={name} current={data.plan} />
          )}
        </>
      )}
    </section>
  );
}

function CreditsForm({ id, name }: Someone) {
  const [credits, setCredits] = useState('100');
  const [why, setWhy] = useState('');
  const give = useCall(giveCredits, {
    refreshes: [userCredits],
    onSuccess() {
      toast({ title: `${name} has ${credits} credits more` });
      setWhy('');
    },
  });
  return (
    <form
      noValidate
      aria-label={`Give ${name} credits`}
      className="grid items-end gap-3 sm:grid-cols-[8rem_1fr_auto]"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        give.mutate({ params: { id }, body: { credits: Number(credits), why } });
      }}
    >
      <Field label="Credits">
        <Input
          type="number"
          min={1}
          max={1_000_000}
          value={credits}
          onChange={(event) => setCredits(event.target.value)}
        />
      </Field>
      <Field label="Why">
        <Input
          maxLength={300}
          value={why}
          placeholder="Shown on their statement"
          onChange={(event) => setWhy(event.target.value)}
        />
      </Field>
      <Button type="submit" size="sm" variant="secondary" pending={give.isPending}>
        Give credits
      </Button>
      <p role="alert" className="text-danger empty:hidden sm:col-span-3">
        {give.error && wordsOf(give.error)}
      </p>
    </form>
  );
}

function PlanForm({ id, name, current }: Someone & { current: PlanId }) {
  const [plan, setPlan] = useState(current);
  const give = useCall(givePlan, {
    refreshes: [userCredits],
    onSuccess: () => void toast({ title: `${name} is on ${plans[plan].name} now` }),
  });
  return (
    <form
      aria-label={`Put ${name} on a plan`}
      className="grid items-end gap-3 sm:grid-cols-[1fr_auto]"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        give.mutate({ params: { id }, body: { plan } });
      }}
    >
      <Field label="Complimentary plan" error={give.error && wordsOf(give.error)}>
        <Select value={plan} onChange={(event) => setPlan(event.target.value as PlanId)}>
          <Options values={planIds} labelOf={(one) => plans[one].name} />
        </Select>
      </Field>
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        disabled={plan === current}
        pending={give.isPending}
      >
        Change plan
      </Button>
    </form>
  );
}
