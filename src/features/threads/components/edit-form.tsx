import { useEffect, useRef, useState } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { editMessage, type ThreadMessage } from '../contract.ts';
import { longestMessage } from '../limits.ts';

interface EditFormProps {
  message: ThreadMessage;
  onDone: (next: ThreadMessage | undefined) => void;
}

export function EditForm({ message, onDone }: EditFormProps) {
  const [text, setText] = useState(message.text);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const edit = useCall(editMessage, { onSuccess: onDone });
  // As where messages are written: on a phone Enter is a new line.
  const [isTouch] = useState(() => matchMedia('(pointer: coarse)').matches);
  const save = () => edit.mutate({ params: { id: message.id }, body: { text } });
  return (
    <form
      ref={form}
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label="Edit message"
        hideLabel
        hint={isTouch ? undefined : 'Enter to save, Shift+Enter for a new line, Escape to cancel.'}
        error={edit.error ? wordsOf(edit.error) : undefined}
      >
        <Textarea
          rows={2}
          className="min-h-16"
          maxLength={longestMessage}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.preventDefault();
              onDone(undefined);
            }
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            if (isTouch && !event.ctrlKey && !event.metaKey) return;
            event.preventDefault();
            if (text.trim() !== '' && !edit.isPending) save();
          }}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" pending={edit.isPending} disabled={text.trim() === ''}>
          Save
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onDone(undefined)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
