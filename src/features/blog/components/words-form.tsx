import type { FormEvent, KeyboardEvent } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { longestComment } from '../limits.ts';

interface WordsFormProps {
  label: string;
  action: string;
  text: string;
  onChange: (text: string) => void;
  pending: boolean;
  error: Error | null;
  onSubmit: () => void;
  onCancel?: () => void;
}

/** Whoever chose to edit goes on typing. */
const focus = (field: HTMLTextAreaElement | null) => field?.focus();

export function WordsForm(props: WordsFormProps) {
  const { label, action, text, onChange, pending, error, onSubmit, onCancel } = props;
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
    <form noValidate onSubmit={submit} className="grid gap-3 py-4">
      <Field label={label} error={error ? wordsOf(error) : undefined}>
        <Textarea
          rows={2}
          className="min-h-20"
          maxLength={longestComment}
          value={text}
          ref={onCancel && focus}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" pending={pending} disabled={isEmpty}>
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
