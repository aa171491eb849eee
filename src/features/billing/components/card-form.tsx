import { useState, type FormEvent } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Select } from '#kit/ui/select.tsx';
import { payTestCheckout } from '../contract.ts';
import { testCards } from '../local-provider/cards.ts';
import { dollars } from '#kit/money/dollars.ts';

interface CardFormProps {
  id: string;
  /** Null where a card is only kept. */
  cents: number | null;
  successUrl: string;
  cancelUrl: string | null;
}

/** A date that gets you years to come, whenever this is read. */
const goodDate = () => `12/${String((new Date().getFullYear() + 3) % 100).padStart(2, '0')}`;

const grouped = (number: string) => number.replaceAll(/\d{4}(?=\d)/g, '$& ');

/** A card, as the provider's own page asks for it; here only published test cards do. */
export function CardForm({ id, cents, successUrl, cancelUrl }: CardFormProps) {
  const [number, setNumber] = useState('');
  const [expiry, setExpiry] = useState(goodDate);
  const [asks, setAsks] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const pay = useCall(payTestCheckout, {
    onSuccess({ state }) {
      if (state === 'asks') setAsks(true);
      else window.location.assign(successUrl);
    },
  });

  function send(confirmed: boolean) {
    const read = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(expiry);
    setMistake(read ? undefined : 'Enter the month and year, such as 12/34.');
    if (!read) return;
    const year = Number(read[2]) < 100 ? 2000 + Number(read[2]) : Number(read[2]);
    pay.mutate({ params: { id }, body: { number, month: Number(read[1]), year, confirmed } });
  }

  if (asks)
    return (
      <Card padding="lg" className="grid gap-4">
        <h2 className="text-xl">Confirm with your bank</h2>
        <p>
          With a real card, your bank would now ask for a code or fingerprint. In test mode, you choose the
          outcome.
        </p>
        {pay.error && <Notice tone="error">{wordsOf(pay.error)}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button pending={pay.isPending} onClick={() => send(true)}>
            Confirm
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              setAsks(false);
              setMistake('Your bank declined the payment. You weren’t charged. Try another card.');
            }}
          >
            No
          </Button>
        </div>
      </Card>
    );
  return (
    <Card padding="lg" asChild>
      <form
        noValidate
        aria-label="Card"
        className="grid gap-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send(false);
        }}
      >
        <h2 className="text-xl">Card</h2>
        <Field label="Test card" hint="Each behaves as described.">
          <Select
            value={number.replaceAll(' ', '')}
            onChange={(event) => {
              setNumber(grouped(event.target.value));
              if (event.target.value) setExpiry(goodDate());
            }}
          >
            <option value="">Another number</option>
            {Object.entries(testCards).map(([digits, { label }]) => (
              <option key={digits} value={digits}>
                {label} ({grouped(digits)})
              </option>
            ))}
          </Select>
        </Field>
        <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
          <Field label="Card number" required>
            <Input
              value={number}
              onChange={(event) => setNumber(event.target.value)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={23}
              dir="ltr"
            />
          </Field>
          <Field label="Expires" required>
            <Input
              value={expiry}
              onChange={(event) => setExpiry(event.target.value)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              dir="ltr"
            />
          </Field>
        </div>
        {mistake && <Notice tone="error">{mistake}</Notice>}
        {pay.error && !mistake && <Notice tone="error">{wordsOf(pay.error)}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" pending={pay.isPending} disabled={!number.trim()}>
            {cents === null ? 'Use this card' : cents === 0 ? 'Start trial' : `Pay ${dollars(cents)}`}
          </Button>
          {cancelUrl && (
            <Button asChild size="lg" variant="ghost">
              <a href={new URL(cancelUrl).pathname}>Not now</a>
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
