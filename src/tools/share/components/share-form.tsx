import { useState, type FormEvent } from 'react';
import type { CallInput, OutputOf } from '#kit/contract/endpoint.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Select } from '#kit/ui/select.tsx';
import { longestShareName, type listRunShares, type shareRun } from '../contract.ts';

const lifetimes = [
  { label: 'Never', days: undefined },
  { label: 'After a day', days: 1 },
  { label: 'After 7 days', days: 7 },
  { label: 'After 30 days', days: 30 },
];

interface ShareFormProps {
  options: Pick<OutputOf<typeof listRunShares>, 'hasParts' | 'hasEarlier'>;
  isPending: boolean;
  error: unknown;
  onSubmit: (wishes: CallInput<typeof shareRun>['body']) => void;
}

/** What readers see, and for how long. */
export function ShareForm({ options: { hasParts, hasEarlier }, isPending, error, onSubmit }: ShareFormProps) {
  const [withInput, setWithInput] = useState(true);
  const [withRaw, setWithRaw] = useState(true);
  const [withEarlier, setWithEarlier] = useState(false);
  const [days, setDays] = useState<number>();
  const [name, setName] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit({
      withInput,
      parts: withRaw ? 'all' : 'result',
      withEarlier,
      name,
      ...(days === undefined ? {} : { expiresInDays: days }),
    });
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium">Readers also see</legend>
        <Checkbox
          label="What you asked"
          checked={withInput}
          onChange={(event) => setWithInput(event.target.checked)}
        />
        {hasParts && (
          <Checkbox
            label="All source answers"
            checked={withRaw}
            onChange={(event) => setWithRaw(event.target.checked)}
          />
        )}
        {hasEarlier && (
          <Checkbox
            label="Earlier messages"
            hint="Later messages are never shown."
            checked={withEarlier}
            onChange={(event) => setWithEarlier(event.target.checked)}
          />
        )}
      </fieldset>
      <ShareName value={name} onChange={setName} />
      <Field label="Expires">
        <Lifetime value={days} onChange={setDays} />
      </Field>
      {error !== null && <Notice tone="error">{wordsOf(error)}</Notice>}
      <Button type="submit" pending={isPending}>
        Create link
      </Button>
    </form>
  );
}

interface ShareNameProps {
  value: string;
  onChange: (name: string) => void;
}

export function ShareName({ value, onChange }: ShareNameProps) {
  return (
    <Field label="Name" hint="Optional. Only you can see it.">
      <Input
        value={value}
        maxLength={longestShareName}
        placeholder="For my team"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

interface LifetimeProps {
  value: number | undefined;
  onChange: (days: number | undefined) => void;
}

/** For how long a link leads somewhere. */
export function Lifetime({ value, onChange }: LifetimeProps) {
  return (
    <Select
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value ? Number(target.value) : undefined)}
    >
      {lifetimes.map(({ label, days }) => (
        <option key={label} value={days ?? ''}>
          {label}
        </option>
      ))}
    </Select>
  );
}
