import { useState, type FormEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';

interface LimitFieldProps {
  label: string;
  limit: number | null;
  pending: boolean;
  /** Null takes the limit away. */
  onSave: (limit: number | null) => void;
}

export function LimitField({ label, limit, pending, onSave }: LimitFieldProps) {
  const [text, setText] = useState(limit === null ? '' : String(limit));
  const [isWrong, setWrong] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const plain = text.replaceAll(/[\s,]/g, '');
    const isNumber = /^\d{0,8}$/.test(plain);
    setWrong(!isNumber);
    if (isNumber) onSave(plain === '' ? null : Number(plain));
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[1fr_auto] items-end gap-3">
      <Field label={label} error={isWrong && 'A limit is a whole number of credits.'}>
        <Input
          value={text}
          inputMode="numeric"
          placeholder="No limit"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" pending={pending} aria-label={`Save: ${label}`}>
        Save
      </Button>
    </form>
  );
}
