import { HttpError } from '#kit/contract/call.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { longestText, mostTags } from '../limits.ts';

export interface Draft {
  title: string;
  text: string;
  /** As they are typed, with commas between. */
  tags: string;
  asked: string;
}

export const tagsIn = (typed: string) => typed.split(/[\s,#]+/).filter(Boolean);

/** What the server says about a field. */
export function wrongWith(error: Error | null, name: string): string | undefined {
  const issues = error instanceof HttpError ? error.issues : [];
  return issues.find(({ path }) => path.split('.')[0] === name)?.message;
}

interface DetailsFieldsProps {
  draft: Draft;
  error: Error | null;
  onChange: (change: Partial<Draft>) => void;
}

/** Beside the question itself: what helps others to answer it. */
export function DetailsFields({ draft, error, onChange }: DetailsFieldsProps) {
  return (
    <>
      <Field
        label="Details"
        optional
        hint="What you’ve tried and what you expected. Supports Markdown."
        error={wrongWith(error, 'text')}
      >
        <Textarea
          rows={4}
          maxLength={longestText}
          value={draft.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      <Field
        label="Tags"
        optional
        hint={`Up to ${mostTags} tags, separated by commas.`}
        error={wrongWith(error, 'tags')}
      >
        <Input value={draft.tags} onChange={({ target }) => onChange({ tags: target.value })} />
      </Field>
    </>
  );
}
