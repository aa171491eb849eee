import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Textarea } from './textarea.tsx';

/** Whoever chose to write goes on typing. */
const focus = (field: HTMLTextAreaElement | null) => field?.focus();

interface WordsFormProps {
  label: string;
  hint?: string;
  action: string;
  most: number;
  rows?: number;
  text: string;
  onChange: (text: string) => void;
  pending: boolean;
  error: Error | null;
  onSubmit: () => void;
  onCancel?: () => void;
  /** Further fields, between the words and the button. */
  children?: ReactNode;
}

/** Some words and a button: an answer, a comment, an appeal. */
export function WordsForm(props: WordsFormProps) {
  const { label, hint, action, most, rows = 2, text, onChange, pending, error } = props;
  const { onSubmit, onCancel, children } = props;
  const isEmpty = text.trim() === '';
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty && !pending) onSubmit();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
    if (event.key === 'Escape') onCancel?.();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label={label} hint={hint} error={error ? wordsOf(error) : undefined}>
        <Textarea
          dir="auto"
          rows={rows}
          className="min-h-20"
          maxLength={most}
          value={text}
          ref={onCancel && focus}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      {children}
      <div className="flex gap-2">
        <Button type="submit" size={rows > 2 ? 'md' : 'sm'} pending={pending} disabled={isEmpty}>
          {action}
        </Button>
        {onCancel && (
          <Button size="sm" variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
