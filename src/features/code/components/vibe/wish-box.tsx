/** Wishes without a language model: colours and numbers are exact, and what was not understood is said. */
import { useState, type FormEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import type { ProjectData } from '#tools/kinds/project.ts';
import { longestRequest } from '../../change/tool.ts';
import { grantWish } from '../../point/read-wish.ts';
import type { Picked } from '../../preview/picked.ts';

interface WishBoxProps {
  project: ProjectData;
  picked: Picked | null;
  isBusy: boolean;
  onApply: (project: ProjectData, name: string) => void;
}

export function WishBox({ project, picked, isBusy, onApply }: WishBoxProps) {
  const [wish, setWish] = useState('');
  const [answer, setAnswer] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (wish.trim() === '') return;
    const { project: next, done, unused } = grantWish(project, wish, picked);
    const left = unused.length > 0 ? `Not used: ${unused.join(', ')}.` : '';
    setAnswer(done.length === 0 ? notUnderstood : [...done, left].join(' ').trim());
    if (done.length === 0) return;
    onApply(next, wish.trim());
    setWish('');
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <Field label="Say what to change" hint="A colour, or a number such as “focus 40 minutes”">
        <Textarea
          rows={2}
          maxLength={longestRequest}
          value={wish}
          onChange={({ target }) => setWish(target.value)}
        />
      </Field>
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        pending={isBusy}
        disabled={wish.trim() === ''}
      >
        Change it
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {answer}
      </p>
    </form>
  );
}

const notUnderstood =
  'Without a language model, only colours and numbers of building blocks are understood here. Point at an element to change it, open the code, or connect a model in Settings.';
