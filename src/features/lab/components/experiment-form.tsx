import { useState, type FormEvent } from 'react';
import { HttpError } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { audiences, audienceWords, type Audience } from '#social/people/parts.ts';
import { Button } from '#kit/ui/button.tsx';
import { DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { longestText, longestTitle, longestWanted, mostTags } from '../limits.ts';
import { labStatuses, type LabStatus } from '../table-words.ts';
import { statusWords } from '../words.ts';

export interface ExperimentFields {
  title: string;
  text: string;
  wanted: string;
  tags: string[];
  status: LabStatus;
  audience: Audience;
}

const tagsIn = (typed: string) => [...new Set(typed.split(/[\s,#]+/).filter(Boolean))];

interface ExperimentFormProps {
  first?: ExperimentFields;
  action: string;
  pending: boolean;
  error: Error | null;
  onSubmit: (fields: ExperimentFields) => void;
}

/** What an experiment is, for beginning one and for changing it. */
export function ExperimentForm({ first, action, pending, error, onSubmit }: ExperimentFormProps) {
  const [fields, setFields] = useState<ExperimentFields>(
    first ?? { title: '', text: '', wanted: '', tags: [], status: 'idea', audience: 'everyone' },
  );
  const [typedTags, setTypedTags] = useState(first?.tags.join(', ') ?? '');
  const change = (some: Partial<ExperimentFields>) => setFields({ ...fields, ...some });
  const issues = error instanceof HttpError ? error.issues : [];
  const wrongWith = (name: string) => issues.find(({ path }) => path.split('.')[0] === name)?.message;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending) onSubmit({ ...fields, tags: tagsIn(typedTags) });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label="Name" error={wrongWith('title')} required>
        <Input
          dir="auto"
          maxLength={longestTitle}
          value={fields.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Field
        label="Description"
        hint="What it should do, and its current state. Supports Markdown."
        error={wrongWith('text')}
        optional
      >
        <Textarea
          dir="auto"
          rows={5}
          maxLength={longestText}
          value={fields.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </Field>
      <Field
        label="Feedback wanted"
        hint="Ask about one or two specific things."
        error={wrongWith('wanted')}
        optional
      >
        <Textarea
          dir="auto"
          rows={2}
          maxLength={longestWanted}
          value={fields.wanted}
          onChange={({ target }) => change({ wanted: target.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Status" hint={statusWords[fields.status].hint} error={wrongWith('status')}>
          <Select
            value={fields.status}
            onChange={({ target }) => change({ status: target.value as LabStatus })}
          >
            <Options values={labStatuses} labelOf={(status) => statusWords[status].label} />
          </Select>
        </Field>
        <Field label="Who can see it" error={wrongWith('audience')}>
          <Select
            value={fields.audience}
            onChange={({ target }) => change({ audience: target.value as Audience })}
          >
            <Options values={audiences} labelOf={(audience) => audienceWords[audience]} />
          </Select>
        </Field>
      </div>
      <Field
        label="Tags"
        optional
        hint={`Up to ${mostTags} tags, separated by commas.`}
        error={wrongWith('tags')}
      >
        <Input value={typedTags} onChange={({ target }) => setTypedTags(target.value)} />
      </Field>
      {error && issues.length === 0 && <Notice tone="error">{wordsOf(error)}</Notice>}
      <DialogFooter className="mt-2">
        <Button type="submit" pending={pending}>
          {action}
        </Button>
      </DialogFooter>
    </form>
  );
}
