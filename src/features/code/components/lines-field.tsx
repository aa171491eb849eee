import { useState } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';

interface LinesFieldProps {
  label: string;
  hint: string;
  value: readonly string[];
  error: string | undefined;
  onChange: (lines: string[]) => void;
}

/** A list, one entry per line. Lines that are still empty are kept while someone types. */
export function LinesField({ label, hint, value, error, onChange }: LinesFieldProps) {
  const [text, setText] = useState(value.join('\n'));
  const shown = linesOf(text).join('\n') === value.join('\n') ? text : value.join('\n');
  return (
    <Field label={label} hint={hint} error={error} optional>
      <Textarea
        rows={3}
        value={shown}
        onChange={({ target }) => {
          setText(target.value);
          onChange(linesOf(target.value));
        }}
      />
    </Field>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
