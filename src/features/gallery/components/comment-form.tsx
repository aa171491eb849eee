import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import {
  addComment,
  editComment,
  getCreation,
  listComments,
  longestComment,
  type Comment,
} from '../contract.ts';

const refreshes = [listComments, getCreation];

export function CommentForm({ id }: { id: string }) {
  const [text, setText] = useState('');
  const add = useCall(addComment, { refreshes, onSuccess: () => setText('') });
  return (
    <WordsForm
      label="Your comment"
      action="Comment"
      text={text}
      onChange={setText}
      pending={add.isPending}
      error={add.error}
      onSubmit={() => add.mutate({ params: { id }, body: { text } })}
    />
  );
}

interface EditCommentFormProps {
  comment: Comment;
  onDone: () => void;
}

export function EditCommentForm({ comment, onDone }: EditCommentFormProps) {
  const [text, setText] = useState(comment.text);
  const edit = useCall(editComment, { refreshes, onSuccess: onDone });
  return (
    <WordsForm
      label="Edit your comment"
      action="Save"
      text={text}
      onChange={setText}
      pending={edit.isPending}
      error={edit.error}
      onSubmit={() => edit.mutate({ params: { id: comment.id }, body: { text } })}
      onCancel={onDone}
    />
  );
}

/** Whoever chose to edit goes on typing. */
const focus = (field: HTMLTextAreaElement | null) => field?.focus();

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

function WordsForm({ label, action, text, onChange, pending, error, onSubmit, onCancel }: WordsFormProps) {
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
