import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import type { Answer } from '../contract.ts';
import type { Step } from '../exercises/exercise.ts';
import { Breathing } from './breathing.tsx';
import { ChoiceField } from './choice-field.tsx';
import { ScaleField } from './scale-field.tsx';

interface StepFieldProps {
  step: Step;
  value: Answer | undefined;
  onChange: (value: Answer) => void;
  /** What was written, when its field is left. */
  onLeave: (text: string) => void;
}

/** One step of an exercise, as what it is answered with. */
export function StepField({ step, value, onChange, onLeave }: StepFieldProps) {
  switch (step.is) {
    case 'read':
      return <p className="max-w-prose">{step.text}</p>;
    case 'breathe':
      return <Breathing {...step} />;
    case 'scale':
      return (
        <ScaleField {...step} value={typeof value === 'number' ? value : undefined} onChange={onChange} />
      );
    case 'choices':
      return <ChoiceField {...step} value={Array.isArray(value) ? value : []} onChange={onChange} />;
    case 'list':
      return (
        <ListField
          {...step}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
          onLeave={onLeave}
        />
      );
    default: {
      const Control = step.is === 'text' ? Textarea : Input;
      return (
        <Field label={step.label} hint={step.hint}>
          <Control
            value={typeof value === 'string' ? value : ''}
            maxLength={step.is === 'text' ? 10_000 : 500}
            onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
            onBlur={(event: { target: { value: string } }) => onLeave(event.target.value)}
          />
        </Field>
      );
    }
  }
}

interface ListFieldProps {
  label: string;
  lines: number;
  value: readonly string[];
  onChange: (value: string[]) => void;
  onLeave: (text: string) => void;
}

function ListField({ label, lines, value, onChange, onLeave }: ListFieldProps) {
  const all = Array.from({ length: lines }, (_, index) => value[index] ?? '');
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{label}</legend>
      {all.map((line, index) => (
        <Input
          // The lines have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          aria-label={`${label}: ${index + 1}`}
          maxLength={200}
          value={line}
          onChange={(event) => onChange(all.with(index, event.target.value))}
          onBlur={(event) => onLeave(event.target.value)}
        />
      ))}
    </fieldset>
  );
}
