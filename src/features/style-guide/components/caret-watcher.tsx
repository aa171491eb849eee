import { useState, type SyntheticEvent } from 'react';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';

/** As many characters as the field shows at once, more or less. */
const ACROSS = 40;

/** The panda on the edge of a box reads along: its eyes go where the caret is. */
export function CaretWatcher() {
  const [caret, setCaret] = useState<number | null>(null);

  function watch({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    setCaret(currentTarget.selectionStart ?? 0);
  }

  return (
    <Card padding="lg" className="relative mt-28 shadow-soft">
      <Panda
        pose="peek"
        size={128}
        look={caret === null ? [0, 0] : [Math.min(1, caret / ACROSS) * 2 - 1, 0.9]}
        className="absolute bottom-full left-1/2 -translate-x-1/2 translate-y-1/8"
      />
      <Field label="Write something; the panda reads along">
        <Input maxLength={80} onSelect={watch} onBlur={() => setCaret(null)} />
      </Field>
    </Card>
  );
}
