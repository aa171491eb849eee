import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import type { DocumentView } from '../../contract.ts';

interface DocumentChoiceProps {
  label: string;
  items: readonly DocumentView[];
  value: string | undefined;
  onChange(id: string): void;
  error: string | undefined;
}

export function DocumentChoice({ label, items, value, onChange, error }: DocumentChoiceProps) {
  return (
    <Field label={label} error={error}>
      <Select value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
        <option value="">Choose a document</option>
        {items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
