import { useState, type FormEvent } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import type { Talk } from '#tools/talk/use-talk.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { longestTask } from '../tool.ts';

interface NextRoundProps {
  talk: Talk;
  /** What is worked on; a revision of a work comes to it as a proposal. */
  input: Record<string, unknown> & { document: string };
  parent?: string | undefined;
  /** What is written and not saved yet is, so that the revision is one of it. */
  onBefore?: (() => Promise<void>) | undefined;
}

export function NextRound({ talk, input, parent, onBefore }: NextRoundProps) {
  const [wish, setWish] = useState('');
  async function submit(event: FormEvent) {
    event.preventDefault();
    await onBefore?.();
    const asked = { ...input, task: wish.trim() || undefined, rounds: 1 };
    talk.ask.mutate({ input: asked, parent }, { onSuccess: () => window.scrollTo({ top: 0 }) });
  }
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <Field label="What should change next?" optional>
          <Input
            maxLength={longestTask}
            placeholder="Now make it shorter"
            value={wish}
            onChange={({ target }) => setWish(target.value)}
          />
        </Field>
        <Button type="submit" pending={talk.ask.isPending} disabled={input.document.trim() === ''}>
          Run another round
        </Button>
      </form>
      {talk.ask.error && <Notice tone="error">{wordsOf(talk.ask.error)}</Notice>}
    </>
  );
}
