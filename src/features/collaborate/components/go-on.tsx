import { useId } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import type { RunView } from '#tools/run/contract.ts';
import type { Talk } from '#tools/talk/use-talk.ts';
import { ResultActions } from '#tools/page/result-actions.tsx';
import { WhoWorked } from '#tools/page/who-worked.tsx';
import { WorkDesk } from '#tools/work/components/work-desk.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { NextRound } from './next-round.tsx';
import type { OwnText } from './own-text.tsx';

interface GoOnProps {
  run: RunView;
  own: OwnText;
  talk: Talk;
}

/** One's own text: to take away, to edit, or for another round. */
export function GoOn({ run, own, talk }: GoOnProps) {
  const heading = useId();
  const { desk } = own;
  const input = { ...run.input, document: own.text, work: desk?.work.id };
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h2 id={heading} className="text-xl">
          Your text
        </h2>
        {desk ? (
          <WorkDesk {...desk} onGone={() => talk.show(null)} />
        ) : (
          <div className="flex flex-wrap gap-2">
            <ResultActions run={run} text={() => own.text} isEditedHere />
          </div>
        )}
        {own.error && <Notice tone="error">{wordsOf(own.error)}</Notice>}
        <NextRound talk={talk} input={input} parent={run.id} onBefore={desk?.editing.flush} />
        <WhoWorked engines={run.engines} />
      </section>
    </Card>
  );
}
