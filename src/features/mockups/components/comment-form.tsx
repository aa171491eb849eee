import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { longestComment } from '../contract.ts';

interface CommentFormProps {
  label: string;
  action: string;
  first?: string;
  pending: boolean;
  error: Error | null;
  onSubmit: (text: string) => void;
  onCancel: () => void;
}

/** Whoever chose to write goes on typing. */
const focus = (field: HTMLTextAreaElement | null) => field?.focus();

export function CommentForm({
  label,
  action,
  first = '',
  pending,
  error,
  onSubmit,
  onCancel,
}: CommentFormProps) {
  const [text, setText] = useState(first);
  const isEmpty = text.trim() === '';
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty && !pending) onSubmit(text);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
    if (event.key === 'Escape') onCancel();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label={label} error={error ? wordsOf(error) : undefined}>
        <Textarea
          dir="auto"
          rows={2}
          maxLength={longestComment}
          value={text}
          ref={focus}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" pending={pending} disabled={isEmpty}>
          {action}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
