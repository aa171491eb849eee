import { useState, type FormEvent } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { toast } from '#kit/ui/toast.ts';
import { billingOverview, makeCode, withdrawCode } from '../admin-contract.ts';
import { count } from '../plan-words.ts';

interface AdminCodesProps {
  codes: readonly { id: string; code: string; words: string; uses: number }[];
}

/** Codes that take a part off: those there are, and one more. */
export function AdminCodes({ codes }: AdminCodesProps) {
  const [code, setCode] = useState('');
  const [percent, setPercent] = useState('20');
  const [months, setMonths] = useState('3');
  const make = useCall(makeCode, {
    refreshes: [billingOverview],
    onSuccess() {
      setCode('');
      toast({ title: 'Code created' });
    },
  });
  const withdraw = useCall(withdrawCode, {
    refreshes: [billingOverview],
    onSuccess: () => toast({ title: 'Code withdrawn' }),
  });
  return (
    <Card padding="lg" asChild>
      <form
        noValidate
        aria-label="Codes"
        className="grid content-start gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          make.mutate({
            body: { code, percent: Number(percent), months: months.trim() === '' ? null : Number(months) },
          });
        }}
      >
        <h2 className="text-xl">Codes</h2>
        {codes.length === 0 && <p className="text-muted">No codes yet.</p>}
        {codes.length > 0 && (
          <ul aria-label="Active codes" className="divide-y divide-line">
            {codes.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                <span className="grid min-w-0">
                  <span className="font-medium wrap-anywhere">{one.code}</span>
                  <span className="text-sm text-muted">
                    {one.words}, {one.uses === 0 ? 'not used yet' : `used ${count(one.uses, 'time')}`}
                  </span>
                </span>
                <ConfirmDialog
                  trigger={
                    <Button type="button" size="sm" variant="ghost">
                      Withdraw<span className="sr-only"> {one.code}</span>
                    </Button>
                  }
                  title={`Withdraw ${one.code}?`}
                  description="No one else can use it. People who have used it keep their discount."
                  confirmLabel="Withdraw"
                  danger
                  onConfirm={async () => {
                    await withdraw.mutateAsync({ params: { id: one.id } });
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label="Code">
            <Input
              value={code}
              maxLength={30}
              autoComplete="off"
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
          <Field label="Percent off">
            <Input
              type="number"
              min={1}
              max={100}
              value={percent}
              onChange={(event) => setPercent(event.target.value)}
            />
          </Field>
          <Field label="Months">
            <Input
              type="number"
              min={1}
              placeholder="Forever"
              value={months}
              onChange={(event) => setMonths(event.target.value)}
            />
          </Field>
        </div>
        <p role="alert" className="font-medium text-danger empty:hidden">
          {make.error && wordsOf(make.error)}
        </p>
        <Button type="submit" variant="secondary" pending={make.isPending} className="justify-self-start">
          Create code
        </Button>
      </form>
    </Card>
  );
}
