import PencilLine from 'lucide-react/icons/pencil-line';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import type { RunView } from '#tools/run/contract.ts';
import type { DraftData } from '#features/collaborate/data.ts';
import { mainText } from '#tools/define/output.ts';
import type { Talk } from '#tools/talk/use-talk.ts';
import { ResultActions } from '#tools/page/result-actions.tsx';
import { WhoWorked } from '#tools/page/who-worked.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { diffWords, textOf } from '#kit/ui/diff/word-diff.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { versionsOf } from '../plan.ts';
import { longestDocument, longestTask } from '../tool.ts';
import type { Review } from './use-review.ts';

interface GoOnProps {
  run: RunView;
  data: DraftData;
  review: Review;
  talk: Talk;
}

/** One's own text: the last version with the changes that one wants. To take away, to edit, or for another round. */
export function GoOn({ run, data, review, talk }: GoOnProps) {
  const { texts } = run.output;
  const [last, before] = versionsOf(data, texts).toReversed();
  const reviewed = useMemo(
    () =>
      before && last
        ? textOf(diffWords(before.text, last.text), (change) => !review.refused.has(change))
        : (last?.text ?? ''),
    [before, last, review.refused],
  );
  const [edited, setEdited] = useState<string>();
  const [wish, setWish] = useState('');
  const heading = useId();
  const own = edited ?? reviewed;
  const mine: RunView = { ...run, output: { ...run.output, texts: { ...texts, [mainText]: own } } };
  if (!last) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const task = wish.trim();
    const input = { ...run.input, document: own, task: task || undefined, rounds: 1 };
    talk.ask.mutate({ input, parent: run.id }, { onSuccess: () => window.scrollTo({ top: 0 }) });
  }

  return (
    <Card asChild padding="lg">
      <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h2 id={heading} className="text-xl">
          Your text
        </h2>
        <div className="flex flex-wrap gap-2">
          <ResultActions run={mine} />
          {edited === undefined ? (
            <Button variant="secondary" size="sm" onClick={() => setEdited(reviewed)}>
              <PencilLine aria-hidden /> Edit by hand
            </Button>
          ) : (
            <Button variant="ghost" size="sm" onClick={() => setEdited(undefined)}>
              Drop my edits
            </Button>
          )}
        </div>
        {edited !== undefined && (
          <Field label="Your text" hideLabel>
            <Textarea
              rows={10}
              maxLength={longestDocument}
              className="max-h-[60vh]"
              value={edited}
              onChange={({ target }) => setEdited(target.value)}
            />
          </Field>
        )}
        <form noValidate onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <Field label="What should change next?" optional>
            <Input
              maxLength={longestTask}
              placeholder="Now make it shorter"
              value={wish}
              onChange={({ target }) => setWish(target.value)}
            />
          </Field>
          <Button type="submit" pending={talk.ask.isPending} disabled={own.trim() === ''}>
            Another round
          </Button>
        </form>
        {talk.ask.error && <Notice tone="error">{wordsOf(talk.ask.error)}</Notice>}
        <WhoWorked engines={run.engines} />
      </section>
    </Card>
  );
}
