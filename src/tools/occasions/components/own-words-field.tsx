import { lazy, Suspense, useRef } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { WordsCheck } from './words-check.tsx';

/** Loaded with the first words. */
const InstructionNotice = lazy(() => import('./instruction-notice.tsx'));

interface OwnWordsFieldProps {
  label: string;
  hint?: string;
  optional?: boolean;
  error?: string | undefined;
  rows: number;
  most: number;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Takes what reads like an instruction out of the text, as what is asked for. */
  onInstruction?: () => void;
}

/** What stands in a text as it was typed: with a note where it reads like an instruction, and a check of its grammar. */
export function OwnWordsField(props: OwnWordsFieldProps) {
  const { label, hint, optional, error, rows, most, value, onChange, onBlur, onInstruction } = props;
  const around = useRef<HTMLDivElement>(null);
  const edit = () => around.current?.querySelector('textarea')?.focus();
  return (
    <div ref={around} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field label={label} hint={hint} optional={optional ?? false} error={error}>
        <Textarea
          rows={rows}
          dir="auto"
          maxLength={most}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
        />
      </Field>
      {value.trim() !== '' && (
        <>
          <Suspense>
            <InstructionNotice words={value} onEdit={edit} onTake={onInstruction} />
          </Suspense>
          <WordsCheck words={value} onUse={onChange} />
        </>
      )}
    </div>
  );
}
