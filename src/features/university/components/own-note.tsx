import { useState } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { getLesson, keepNote } from '../contract.ts';
import { longestNote } from '../limits.ts';

interface OwnNoteProps {
  slug: string;
  note: string;
}

export function OwnNote({ slug, note }: OwnNoteProps) {
  const [text, setText] = useState(note);
  const keep = useCall(keepNote, { refreshes: [getLesson] });
  const isChanged = text.trim() !== note;
  return (
    <div className="grid gap-3">
      <Field
        label="Your notes"
        hint="Only you can see them."
        error={keep.error ? wordsOf(keep.error) : undefined}
      >
        <Textarea
          rows={3}
          maxLength={longestNote}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex items-center gap-3">
        <Button
          size="sm"
          variant="secondary"
          disabled={!isChanged}
          pending={keep.isPending}
          onClick={() => keep.mutate({ params: { slug }, body: { note: text } })}
        >
          Save notes
        </Button>
        {keep.isSuccess && !isChanged && <span className="text-sm text-muted">Saved</span>}
      </div>
    </div>
  );
}
