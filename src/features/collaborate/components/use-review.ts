/** Which changes of a revision one does not want: read from one's own text, which is the truth, and written to it. */
import { useMemo } from 'react';
import { toast } from '#kit/ui/toast.ts';
import { applyToText, changesOfText, inverted, type TextChange } from '#tools/work/merge-text.ts';
import type { OwnText } from './own-text.tsx';

export interface Review {
  refused: ReadonlySet<number>;
  toggle: (change: number) => void;
  setAll: (isKept: boolean) => void;
}

export function useReview(before: string, after: string, own: OwnText): Review {
  const changes = useMemo(() => changesOfText(before, after), [before, after]);
  const undoings = useMemo(() => inverted(changes), [changes]);
  const refused = useMemo(() => {
    // What could still be taken has not been.
    const { unfit } = applyToText(own.text, changes, before);
    return new Set(changes.flatMap((change, at) => (unfit.includes(change) ? [] : [at])));
  }, [own.text, changes, before]);

  function become({ text, unfit }: { text: string; unfit: readonly TextChange[] }) {
    if (text !== own.text) own.change(text);
    if (unfit.length > 0)
      toast({ title: 'You have edited these words', description: 'Change them in your text below.' });
  }
  const keep = (which: TextChange[]) => become(applyToText(own.text, which, before));
  const undo = (which: TextChange[]) => become(applyToText(own.text, which, after));
  return {
    refused,
    toggle: (at) => (refused.has(at) ? keep([changes[at]!]) : undo([undoings[at]!])),
    setAll: (isKept) =>
      isKept
        ? keep(changes.filter((_, at) => refused.has(at)))
        : undo(undoings.filter((_, at) => !refused.has(at))),
  };
}
