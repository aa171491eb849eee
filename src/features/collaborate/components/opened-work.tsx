/** A text that was opened by its own address: by its owner, or by someone it is shared with. */
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import type { Talk } from '#tools/talk/use-talk.ts';
import { useDesk, WorkDesk } from '#tools/work/components/work-desk.tsx';
import { getWork, type WorkView } from '#tools/work/contract.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { NextRound } from './next-round.tsx';

export function OpenedWork({ id, talk }: { id: string; talk: Talk }) {
  const { data: work, error } = useQuery(query(getWork, { params: { id } }));
  if (error)
    return (
      <Notice
        tone="warning"
        title="This text cannot be opened"
        action={
          <Button size="sm" variant="secondary" onClick={() => talk.show(null)}>
            Start over
          </Button>
        }
      >
        {wordsOf(error)}
      </Notice>
    );
  if (!work) return <Skeleton className="h-80 rounded-card" />;
  return <Opened key={work.id} work={work} talk={talk} />;
}

function Opened({ work, talk }: { work: WorkView; talk: Talk }) {
  const editing = useDesk(work);
  const heading = useId();
  const isSound = work.condition === 'sound';
  const document = isSound ? (editing.content as { text: string }).text : '';
  return (
    <div className="pb-16">
      <Card asChild padding="lg">
        <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <h2 id={heading} className="text-xl wrap-anywhere">
            <bdi>{work.title}</bdi>
          </h2>
          <WorkDesk work={work} editing={editing} onGone={() => talk.show(null)} />
          {isSound && editing.mayEdit && (
            <NextRound talk={talk} input={{ document, work: work.id }} onBefore={editing.flush} />
          )}
        </section>
      </Card>
    </div>
  );
}
