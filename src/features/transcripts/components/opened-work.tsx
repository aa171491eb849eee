import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useDesk, WorkDesk } from '#tools/work/components/work-desk.tsx';
import { getWork, type WorkView } from '#tools/work/contract.ts';

/** A transcript that someone edits, by its own address or by the run that it began with. */
export function OpenedWork({ id, onGone }: { id: string; onGone: () => void }) {
  const { data: work, error } = useQuery(query(getWork, { params: { id } }));
  if (error)
    return (
      <Notice
        tone="warning"
        title="This transcript cannot be opened"
        action={
          <Button size="sm" variant="secondary" onClick={onGone}>
            New transcript
          </Button>
        }
      >
        {wordsOf(error)}
      </Notice>
    );
  if (!work) return <Skeleton className="h-80 rounded-card" />;
  return <Desk key={work.id} work={work} onGone={onGone} />;
}

function Desk({ work, onGone }: { work: WorkView; onGone: () => void }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-16">
      <WorkDesk work={work} editing={useDesk(work)} onGone={onGone} />
    </div>
  );
}
