import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import type { ExerciseView } from '../contract.ts';

interface ExerciseFieldProps {
  field: ExerciseView['fields'][number];
  value: unknown;
  onChange: (value: unknown) => void;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

export function ExerciseField({ field: { label, kind, options = [] }, value, onChange }: ExerciseFieldProps) {
  if (kind === 'tick')
    return (
      <Checkbox label={label} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
    );
  return (
    <Field label={label}>
      {kind === 'long' ? (
        <Textarea value={asText(value)} onChange={(event) => onChange(event.target.value)} />
      ) : kind === 'line' ? (
        <Input value={asText(value)} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <Select value={asText(value)} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
