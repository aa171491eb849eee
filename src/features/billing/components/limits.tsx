import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { toast } from '#kit/ui/toast.ts';
import { getSubscription, listKeyLimits, setKeyLimit, setLimit, type SubscriptionView } from '../contract.ts';
import { count } from '../plan-words.ts';
import { readLimit } from '../read-limit.ts';

/** How much may be spent in a month, by oneself and by each key. */
export function Limits({ own }: { own: SubscriptionView }) {
  const { data } = useQuery(query(listKeyLimits));
  const saved = () => toast({ title: 'Saved' });
  const limit = useCall(setLimit, { refreshes: [getSubscription], onSuccess: saved });
  const keyLimit = useCall(setKeyLimit, { refreshes: [listKeyLimits], onSuccess: saved });
  const failed = limit.error ?? keyLimit.error;
  return (
    <Card padding="lg" className="grid content-start gap-4">
      <div className="grid gap-1">
        <h3 className="text-xl">Monthly limits</h3>
        <p className="text-muted">Runs that would exceed a limit don’t start. Free engines always work.</p>
      </div>
      <LimitForm
        label="Total"
        hint={`${count(own.credits.spentThisMonth, 'credit')} spent this month`}
        limit={own.credits.limit}
        pending={limit.isPending}
        onSave={(value) => limit.mutate({ body: { limit: value } })}
      />
      {data?.items.map(({ id, name, spent, limit: known }) => (
        <LimitForm
          key={id}
          label={`API key “${name}”`}
          hint={`${count(spent, 'credit')} spent this month`}
          limit={known}
          pending={keyLimit.isPending}
          onSave={(value) => keyLimit.mutate({ params: { id }, body: { limit: value } })}
        />
      ))}
      <p role="alert" className="font-medium text-danger empty:hidden">
        {failed && wordsOf(failed)}
      </p>
    </Card>
  );
}

interface LimitFormProps {
  label: string;
  hint: string;
  limit: number | null;
  pending: boolean;
  onSave: (limit: number | null) => void;
}

function LimitForm({ label, hint, limit, pending, onSave }: LimitFormProps) {
  const [text, setText] = useState(limit === null ? '' : String(limit));
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      noValidate
      className="grid grid-cols-[1fr_auto] items-start gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        const read = readLimit(text);
        setWrong(!read);
        if (read) onSave(read.limit);
      }}
    >
      <Field
        label={label}
        hint={hint}
        error={
          isWrong ? 'Enter a whole number of credits, or leave it empty. Nothing was changed.' : undefined
        }
      >
        <Input
          inputMode="numeric"
          maxLength={12}
          placeholder="No limit"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" pending={pending} className="mt-7.5">
        Save
      </Button>
    </form>
  );
}
