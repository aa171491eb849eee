/** One field of a tool in the form of its step. */
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import type { FlowTool } from '../contract.ts';
import type { Flow, ToolStep } from '../flow/flow.ts';
import { fieldLabel } from './flow-context.ts';
import { InsertMenu } from './insert-menu.tsx';

interface ToolFieldProps {
  flow: Flow;
  step: ToolStep;
  field: FlowTool['fields'][number];
  onChange: (value: unknown) => void;
}

export function ToolField({ flow, step, field, onChange }: ToolFieldProps) {
  const { name, is, hint, options, isLong } = field;
  const value = step.fields[name];
  const label = fieldLabel(name);
  const text = typeof value === 'string' ? value : '';
  if (is === 'other') return null;
  if (is === 'yes')
    return (
      <Checkbox
        label={label}
        hint={hint}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked ? true : undefined)}
      />
    );
  if (is === 'choice')
    return (
      <Field label={label} hint={hint}>
        <Select value={text} onChange={({ target }) => onChange(target.value || undefined)}>
          <option value="">Usual</option>
          {options.filter(Boolean).map((option) => (
            <option key={option} value={option}>
              {fieldLabel(option)}
            </option>
          ))}
        </Select>
      </Field>
    );
  if (is === 'number')
    return (
      <Field label={label} hint={hint}>
        <Input
          inputMode="numeric"
          value={typeof value === 'number' ? String(value) : text}
          onChange={({ target }) => onChange(numberOrText(target.value))}
        />
      </Field>
    );
  const shown = is === 'list' ? listText(value) : text;
  const write = (next: string) => onChange(is === 'list' ? listOrText(next) : next || undefined);
  return (
    <div className="grid gap-1">
      <Field label={label} hint={is === 'list' ? `${hint} One per line.` : hint}>
        {isLong || is === 'list' ? (
          <Textarea rows={3} value={shown} dir="auto" onChange={({ target }) => write(target.value)} />
        ) : (
          <Input value={shown} dir="auto" onChange={({ target }) => write(target.value)} />
        )}
      </Field>
      <InsertMenu
        flow={flow}
        step={step}
        label={label}
        onInsert={(expression) => write(is === 'list' ? `{{${expression}}}` : `${shown}{{${expression}}}`)}
      />
    </div>
  );
}

const listText = (value: unknown) =>
  Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : '';

/** An expression gives the list; anything else is one item per line. */
function listOrText(text: string): unknown {
  if (text === '') return undefined;
  return text.trim().startsWith('{{') ? text : text.split('\n');
}

const numberOrText = (text: string): unknown => {
  if (text === '') return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
};
