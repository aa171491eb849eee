import { useState, type FormEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { longestMessage, offerDays } from '../limits.ts';
import { readAmount, typedAmount, type Currency } from '../money.ts';

interface OfferFormProps {
  currency: Currency;
  /** Suggested at first; null where nothing is. */
  amount: number | null;
  label: string;
  pending: boolean;
  error: string | undefined;
  onCancel(): void;
  onSend(offer: { amount: number | null; message: string; days: (typeof offerDays)[number] }): void;
}

export function OfferForm({
  currency,
  amount: first,
  label,
  pending,
  error,
  onCancel,
  onSend,
}: OfferFormProps) {
  const [typed, setTyped] = useState(first === null ? '' : typedAmount(first, currency));
  const [message, setMessage] = useState('');
  const [days, setDays] = useState<(typeof offerDays)[number]>(3);
  const [isWrong, setWrong] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    const amount = typed.trim() === '' ? null : readAmount(typed, currency);
    const isNone = typed.trim() !== '' && !amount;
    setWrong(isNone || (amount === null && message.trim() === ''));
    if (isNone || (amount === null && message.trim() === '') || pending) return;
    onSend({ amount, message, days });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={`Amount in ${currency}`}
        optional
        error={isWrong && 'Enter an amount, such as 45 or 12.50, or say what you offer.'}
      >
        <Input
          inputMode="decimal"
          maxLength={20}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Field label="Message" optional>
        <Textarea
          rows={2}
          className="min-h-20"
          maxLength={longestMessage}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      <Field label="Valid for">
        <Select value={days} onChange={({ target }) => setDays(Number(target.value) as typeof days)}>
          {offerDays.map((one) => (
            <option key={one} value={one}>
              {one === 1 ? '1 day' : `${one} days`}
            </option>
          ))}
        </Select>
      </Field>
      {error && <Notice tone="error">{error}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending}>
          {label}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
