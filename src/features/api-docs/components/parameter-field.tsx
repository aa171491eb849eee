import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import type { Schema } from '../document.ts';
import { typeWords } from '../fields-of.ts';

interface ParameterFieldProps {
  name: string;
  schema: Schema;
  required: boolean;
  description?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** One value of a path, a query, a header or a form. */
export function ParameterField({
  name,
  schema,
  required,
  description,
  value,
  onChange,
}: ParameterFieldProps) {
  const choices = schema.enum?.map(String);
  return (
    <Field
      label={<code>{name}</code>}
      hint={description ?? (choices ? undefined : typeWords(schema))}
      optional={!required}
      required={required}
    >
      {choices ? (
        <Select value={value} onChange={(event) => onChange(event.target.value)}>
          {!required && <option value="">Not set</option>}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      ) : (
        <Input
          value={value}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
