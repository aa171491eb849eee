import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { RadioCards } from '#kit/ui/radio-cards.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { longestAnswer } from '../document/content.ts';
import type { Question } from '../document/template.ts';

interface QuestionFieldProps {
  question: Question;
  value: string;
  /** Null while it can only be read. */
  onChange: ((value: string) => void) | null;
}

export function QuestionField({ question, value, onChange }: QuestionFieldProps) {
  const { ask, hint, isOptional = false } = question;
  if (question.is === 'choice')
    return (
      <RadioCards
        legend={ask}
        value={value}
        options={question.options.map(({ id, label }) => ({ value: id, label, disabled: onChange === null }))}
        onValueChange={(chosen) => onChange?.(chosen)}
      />
    );
  const shared = { value, dir: 'auto' as const, readOnly: onChange === null };
  return (
    <Field label={ask} hint={hint} optional={isOptional}>
      {question.is === 'text' ? (
        <Textarea
          {...shared}
          rows={3}
          maxLength={longestAnswer}
          onChange={(event) => onChange?.(event.target.value)}
        />
      ) : (
        <Input
          {...shared}
          type={question.is === 'date' ? 'date' : 'text'}
          maxLength={300}
          autoComplete="off"
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </Field>
  );
}
