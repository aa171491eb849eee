import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { longestLine, longestText, type ChoiceField, type PlainField } from '../blocks/fields.ts';
import type { Page } from '../site.ts';
import { LinkField } from './link-field.tsx';
import { PictureField } from './picture-field.tsx';

interface FieldControlProps {
  field: PlainField | ChoiceField;
  value: string;
  pages: readonly Page[];
  onChange: (value: string) => void;
}

export function FieldControl({ field, value, pages, onChange }: FieldControlProps) {
  const { label } = field;
  if (field.is === 'picture') return <PictureField label={label} value={value} onChange={onChange} />;
  if (field.is === 'link') return <LinkField label={label} value={value} pages={pages} onChange={onChange} />;
  if (field.is === 'choice')
    return (
      <Field label={label}>
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          <Options values={Object.keys(field.options)} labelOf={(id) => field.options[id]!} />
        </Select>
      </Field>
    );
  return (
    <Field label={label} hint={field.hint}>
      {field.is === 'line' ? (
        <Input maxLength={longestLine} value={value} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <Textarea
          dir="auto"
          rows={4}
          maxLength={longestText}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
