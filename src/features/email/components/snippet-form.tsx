import { useState } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { addSnippet, changeSnippet, listSnippets, type Snippet } from '../mailbox/contract.ts';

interface SnippetFormProps {
  snippet: Snippet | { kind: Snippet['kind'] };
  onDone: () => void;
}

export function SnippetForm({ snippet, onDone }: SnippetFormProps) {
  const known = 'id' in snippet ? snippet : undefined;
  const [title, setTitle] = useState(known?.title ?? '');
  const [subject, setSubject] = useState(known?.subject ?? '');
  const [body, setBody] = useState(known?.body ?? '');
  const options = { refreshes: [listSnippets], onSuccess: onDone };
  const add = useCall(addSnippet, options);
  const change = useCall(changeSnippet, options);
  const failure = add.error ?? change.error;
  const isTemplate = snippet.kind === 'template';
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (known) change.mutate({ params: { id: known.id }, body: { title, subject, body } });
        else add.mutate({ body: { kind: snippet.kind, title, subject, body } });
      }}
    >
      <Field label="Name">
        <Input value={title} maxLength={120} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      {isTemplate && (
        <Field label="Subject" optional>
          <Input value={subject} maxLength={500} onChange={({ target }) => setSubject(target.value)} />
        </Field>
      )}
      <Field
        label="Text"
        hint={
          isTemplate
            ? 'Use double braces for the parts that change: {{name}}, {{date}}, {{amount}}.'
            : undefined
        }
      >
        <Textarea
          rows={8}
          className="max-h-96"
          maxLength={50_000}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      </Field>
      {failure && <Notice tone="error">{wordsOf(failure)}</Notice>}
      <DialogFooter>
        <Button
          type="submit"
          disabled={title.trim() === '' || body.trim() === ''}
          pending={add.isPending || change.isPending}
        >
          Save
        </Button>
      </DialogFooter>
    </form>
  );
}
