import { useState, type FormEvent } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { longestMessage } from '../limits.ts';

interface MessageFormProps {
  label: string;
  placeholder?: string;
  pending: boolean;
  error: Error | null;
  onSend(text: string): void;
}

/** The first message of a conversation. */
export function MessageForm({ label, placeholder, pending, error, onSend }: MessageFormProps) {
  const [text, setText] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() && !pending) onSend(text);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label={label}>
        <Textarea
          rows={3}
          maxLength={longestMessage}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {error && <Notice tone="error">{wordsOf(error)}</Notice>}
      <Button type="submit" pending={pending} disabled={text.trim() === ''}>
        Send message
      </Button>
    </form>
  );
}
