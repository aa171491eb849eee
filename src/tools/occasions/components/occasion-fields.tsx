import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import type { OccasionField, Tone } from '../occasion.ts';
import { findOccasion } from '../occasions.ts';
import { fieldProblem, longestField } from '../field-problem.ts';
import { FieldGuide } from './field-guide.tsx';

interface OccasionFieldsProps {
  /** Its id. */
  occasion: string;
  values: Readonly<Record<string, string>>;
  tone: Tone;
  /** Whether what is missing is said. */
  isChecked: boolean;
  onChange: (values: Record<string, string>) => void;
}

/** The form of an occasion. */
export default function OccasionFields(props: OccasionFieldsProps) {
  const { values, tone, isChecked, onChange } = props;
  const occasion = findOccasion(props.occasion);
  if (!occasion) return null;
  const problem = isChecked ? fieldProblem(occasion, values) : undefined;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {occasion.fields.map((field) => (
        <Field
          key={field.id}
          label={field.label}
          optional={!field.isRequired}
          required={field.isRequired}
          hint={<FieldGuide occasion={occasion} field={field} values={values} tone={tone} />}
          error={problem?.field === field.id ? problem.message : undefined}
          className={isLong(field) ? 'sm:col-span-2' : ''}
        >
          <Control
            field={field}
            value={values[field.id] ?? ''}
            onChange={(value) => onChange({ ...values, [field.id]: value })}
          />
        </Field>
      ))}
    </div>
  );
}

const isLong = ({ kind }: OccasionField) => kind === 'list' || kind === 'sentences';

interface ControlProps {
  field: OccasionField;
  value: string;
  onChange: (value: string) => void;
}

function Control({ field, value, onChange }: ControlProps) {
  if (field.kind === 'choice')
    return (
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Choose…</option>
        {Object.keys(field.options ?? {}).map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
    );
  if (isLong(field))
    return (
      <Textarea
        rows={field.kind === 'list' ? 3 : 2}
        className="min-h-16"
        dir="auto"
        maxLength={longestField}
        placeholder={field.kind === 'list' ? field.example : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return <Input dir="auto" maxLength={200} value={value} onChange={({ target }) => onChange(target.value)} />;
}
