import { useState, type FormEvent } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { toast } from '#kit/ui/toast.ts';
import { adminInvoices, billingOverview, moveClock } from '../admin-contract.ts';
import { count, day } from '../plan-words.ts';

/** Time as payments see it, in test mode. */
export function TestClock({ now }: { now: string }) {
  const [days, setDays] = useState('31');
  const [isAsking, setAsking] = useState(false);
  const move = useCall(moveClock, {
    refreshes: [billingOverview, adminInvoices],
    onSuccess: ({ now: then }) => toast({ title: `The payment date is now ${day(then)}` }),
  });
  return (
    <Card field="sky" padding="lg" asChild>
      <form
        noValidate
        aria-label="Test clock"
        className="grid content-start gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        <h2 className="text-xl">Test clock</h2>
        <p>
          The payment date is <strong>{day(now)}</strong>. Move it forward to see renewals, trial ends and
          payment retries happen. It can’t go back.
        </p>
        <Field label="Days" className="max-w-40" error={move.error && wordsOf(move.error)}>
          <Input
            type="number"
            min={1}
            max={400}
            value={days}
            onChange={(event) => setDays(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" pending={move.isPending} className="justify-self-start">
          Move forward
        </Button>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={`Move forward by ${count(Number(days), 'day')}?`}
          description="For everyone: plans renew, trials end and payments are retried. This can’t be undone."
          confirmLabel="Move the clock"
          danger
          onConfirm={async () => {
            await move.mutateAsync({ body: { days: Number(days) } });
          }}
        />
      </form>
    </Card>
  );
}
