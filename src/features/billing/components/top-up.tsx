import { useState, type FormEvent } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import { toast } from '#kit/ui/toast.ts';
import { packs, type PackId } from '#kit/credits/plans.ts';
import { getSubscription, setTopUp, type SubscriptionView } from '../contract.ts';
import { dollars } from '#kit/money/dollars.ts';
import { count } from '../plan-words.ts';
import { useCheckout } from '../use-checkout.ts';

/** Credits that buy themselves, up to a ceiling. */
export function TopUp({ own: { topUp, card } }: { own: SubscriptionView }) {
  const [pack, setPack] = useState<PackId>(topUp?.pack ?? 'small');
  const [below, setBelow] = useState(String(topUp?.below ?? 500));
  const [ceiling, setCeiling] = useState(String(topUp?.ceiling ?? 20));
  const checkout = useCheckout();
  const save = useCall(setTopUp, {
    refreshes: [getSubscription],
    onSuccess: () => toast({ title: 'Saved' }),
  });
  return (
    <Card padding="lg" asChild>
      <form
        aria-label="Auto top-up"
        noValidate
        className="grid content-start gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save.mutate({ body: { topUp: { pack, below: Number(below), ceiling: Number(ceiling) } } });
        }}
      >
        <div className="grid gap-1">
          <h3 className="text-xl">Auto top-up</h3>
          <p className="text-muted">
            {topUp ? 'On. Buys credits when you’re running low, up to your monthly limit.' : 'Off.'}
          </p>
        </div>
        {!card ? (
          <Button
            variant="secondary"
            className="justify-self-start"
            pending={checkout.isPending}
            onClick={() => checkout.mutate({ body: { what: 'card' } })}
          >
            Add a card first
          </Button>
        ) : (
          <>
            <Field label="Buy">
              <Select value={pack} onChange={(event) => setPack(event.target.value as PackId)}>
                {Object.values(packs).map(({ id, credits, price }) => (
                  <option key={id} value={id}>
                    {count(credits, 'credit')} for {dollars(price * 100)}
                  </option>
                ))}
              </Select>
            </Field>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label="When credits fall below">
                <Input
                  type="number"
                  min={1}
                  value={below}
                  onChange={(event) => setBelow(event.target.value)}
                />
              </Field>
              <Field label="Monthly limit (dollars)">
                <Input
                  type="number"
                  min={1}
                  value={ceiling}
                  onChange={(event) => setCeiling(event.target.value)}
                />
              </Field>
            </div>
            <p role="alert" className="font-medium text-danger empty:hidden">
              {save.error && wordsOf(save.error)}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" variant="secondary" pending={save.isPending}>
                {topUp ? 'Save' : 'Turn on'}
              </Button>
              {topUp && (
                <Button variant="ghost" onClick={() => save.mutate({ body: { topUp: null } })}>
                  Turn off
                </Button>
              )}
            </div>
          </>
        )}
      </form>
    </Card>
  );
}
