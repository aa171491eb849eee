import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { longestLine, longestText } from '../manual.ts';

interface TextFieldProps {
  label: string;
  hint?: string;
  value: string;
  className?: string;
  onChange: (value: string) => void;
}

export const LineField = ({ label, hint, value, className, onChange }: TextFieldProps) => (
  <Field label={label} hint={hint} className={className ?? ''}>
    <Input
      dir="auto"
      maxLength={longestLine}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
);

export const TextField = ({ label, hint, value, className, onChange }: TextFieldProps) => (
  <Field label={label} hint={hint} className={className ?? ''}>
    <Textarea
      dir="auto"
      rows={3}
      maxLength={longestText}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
);
