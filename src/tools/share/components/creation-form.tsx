import { useState, type FormEvent } from 'react';
import { HttpError } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { longestCaption, longestCreationTitle, mostTags } from '../gallery-contract.ts';

interface Said {
  title: string;
  caption: string;
  tags: string[];
}

interface CreationFormProps {
  initial: Said;
  /** Whether others see something more than the result. */
  choice?: { label: string; hint?: string; isOn: boolean } | undefined;
  action: string;
  pending: boolean;
  error: Error | null;
  onSubmit: (said: Said, chosen: boolean) => void;
}

/** What a maker says about a creation. */
export function CreationForm({ initial, choice, action, pending, error, onSubmit }: CreationFormProps) {
  const [title, setTitle] = useState(initial.title);
  const [caption, setCaption] = useState(initial.caption);
  const [tags, setTags] = useState(initial.tags.join(', '));
  const [chosen, setChosen] = useState(choice?.isOn ?? false);
  const issues = error instanceof HttpError ? error.issues : [];
  const wrong = (name: keyof Said) => issues.find(({ path }) => path.split('.')[0] === name)?.message;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit({ title, caption, tags: tags.split(/[\s,#]+/).filter(Boolean) }, chosen);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label="Title" error={wrong('title')}>
        <Input
          maxLength={longestCreationTitle}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
      <Field label="Caption" optional hint="What it is, or how you made it." error={wrong('caption')}>
        <Textarea
          rows={2}
          className="min-h-20"
          maxLength={longestCaption}
          value={caption}
          onChange={(event) => setCaption(event.target.value)}
        />
      </Field>
      <Field
        label="Tags"
        optional
        hint={`Up to ${mostTags} tags, separated by commas.`}
        error={wrong('tags')}
      >
        <Input value={tags} onChange={(event) => setTags(event.target.value)} />
      </Field>
      {choice && (
        <Checkbox
          label={choice.label}
          hint={choice.hint}
          checked={chosen}
          onChange={(event) => setChosen(event.target.checked)}
        />
      )}
      {error && issues.length === 0 && <Notice tone="error">{wordsOf(error)}</Notice>}
      <DialogFooter className="mt-2">
        <Button type="submit" pending={pending} disabled={title.trim() === ''}>
          {action}
        </Button>
      </DialogFooter>
    </form>
  );
}
