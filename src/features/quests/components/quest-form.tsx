import Plus from 'lucide-react/icons/plus';
import { useState, type FormEvent } from 'react';
import { HttpError } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { longestAbout, longestTitle, mostSteps } from '../limits.ts';
import type { QuestStep } from '../quest.ts';
import { StepFields } from './step-fields.tsx';

export interface QuestDraft {
  title: string;
  about: string;
  isPublic: boolean;
  steps: QuestStep[];
}

interface QuestFormProps {
  first: QuestDraft;
  action: string;
  pending: boolean;
  error: Error | null;
  onSubmit: (draft: QuestDraft) => void;
}

/** An id that no step has: what was done for a removed step must not count for another. */
function newStepId(steps: readonly QuestStep[]) {
  let number = steps.length + 1;
  while (steps.some(({ id }) => id === `step-${number}`)) number += 1;
  return `step-${number}`;
}

export function QuestForm({ first, action, pending, error, onSubmit }: QuestFormProps) {
  const [draft, setDraft] = useState(first);
  const { title, about, isPublic, steps } = draft;
  const change = (some: Partial<QuestDraft>) => setDraft({ ...draft, ...some });
  const issues = error instanceof HttpError ? error.issues : [];
  const wrongWith = (path: string) => issues.find((issue) => issue.path.startsWith(path))?.message;
  const setStep = (at: number, step: QuestStep) => change({ steps: steps.with(at, step) });
  function move(at: number, by: number) {
    const next = [...steps];
    const [step] = next.splice(at, 1);
    next.splice(at + by, 0, step!);
    change({ steps: next });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending) onSubmit(draft);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label="Title" error={wrongWith('title')} required>
        <Input
          dir="auto"
          maxLength={longestTitle}
          value={title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Field label="Description" optional error={wrongWith('about')}>
        <Textarea
          dir="auto"
          rows={3}
          maxLength={longestAbout}
          value={about}
          onChange={({ target }) => change({ about: target.value })}
        />
      </Field>
      <ol aria-label="Steps" className="grid gap-4">
        {steps.map((step, at) => (
          <StepFields
            key={step.id}
            step={step}
            number={at + 1}
            isFirst={at === 0}
            isLast={at === steps.length - 1}
            error={(name) => wrongWith(`steps.${at}.${name}`)}
            onChange={(next) => setStep(at, next)}
            onMove={(by) => move(at, by)}
            onRemove={() => change({ steps: steps.toSpliced(at, 1) })}
          />
        ))}
      </ol>
      {wrongWith('steps') && steps.length === 0 && <Notice tone="error">{wrongWith('steps')}</Notice>}
      <p>
        <Button
          size="sm"
          variant="secondary"
          disabled={steps.length >= mostSteps}
          onClick={() =>
            change({
              steps: [
                ...steps,
                {
                  id: newStepId(steps),
                  title: '',
                  hint: '',
                  check: { did: 'run', times: 1, where: [] },
                },
              ],
            })
          }
        >
          <Plus aria-hidden /> Add step
        </Button>
      </p>
      <Checkbox
        label="Public"
        hint="Everyone can find and do it, and see your name."
        checked={isPublic}
        onChange={({ target }) => change({ isPublic: target.checked })}
      />
      {error && <Notice tone="error">{wordsOf(error)}</Notice>}
      <p>
        <Button type="submit" pending={pending}>
          {action}
        </Button>
      </p>
    </form>
  );
}
