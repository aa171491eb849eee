import { useState, type FormEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';

interface CodeFormProps {
  /** What the code takes off, once it is known to be good. */
  good: string | undefined;
  mistake: string | undefined;
  pending: boolean;
  onApply: (code: string) => void;
}

/** A code, and at once whether it is good. */
export function CodeForm({ good, mistake, pending, onApply }: CodeFormProps) {
  const [text, setText] = useState('');
  return (
    <form
      noValidate
      aria-label="Code"
      className="mt-3 grid max-w-md grid-cols-[1fr_auto] items-start gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (text.trim()) onApply(text.trim());
      }}
    >
      <Field label="Code" error={mistake}>
        <Input
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </Field>
      <Button type="submit" variant="secondary" pending={pending} className="mt-7.5">
        Apply
      </Button>
      <p role="status" className="col-span-full font-medium text-bamboo-deep empty:hidden">
        {good && `Code applied: ${good}.`}
      </p>
    </form>
  );
}
