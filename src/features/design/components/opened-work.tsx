import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useDesk, WorkDesk } from '#tools/work/components/work-desk.tsx';
import { getWork, type WorkView } from '#tools/work/contract.ts';
import { designKind, kitKind } from '../scene.ts';

/** A design or a brand kit that the address names. */
export function OpenedWork({ id, onGone }: { id: string; onGone: () => void }) {
  const { data: work, error } = useQuery(query(getWork, { params: { id } }));
  if ((error && !work) || (work && work.kind !== designKind && work.kind !== kitKind))
    return (
      <div className="grid gap-6 pt-10 pb-16">
        <h1>Design studio</h1>
        <Notice
          tone="warning"
          title="This design cannot be opened"
          action={
            <Button size="sm" variant="secondary" onClick={onGone}>
              New design
            </Button>
          }
        >
          {error ? wordsOf(error) : 'It is something else than a design.'}
        </Notice>
      </div>
    );
  if (!work)
    return (
      <div aria-busy className="grid gap-6 pt-10">
        <h1 className="sr-only">Your design</h1>
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  return <Opened key={work.id} work={work} onGone={onGone} />;
}

function Opened({ work, onGone }: { work: WorkView; onGone: () => void }) {
  const editing = useDesk(work);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-2 pb-16">
      <div className="flex flex-wrap items-center gap-x-3">
        <Button asChild variant="ghost" size="sm" className="-ml-3">
          <Link to={href('/ai/design')}>
            <ArrowLeft aria-hidden /> All designs
          </Link>
        </Button>
        <h1 dir="auto" className="text-xl wrap-anywhere">
          {work.title}
        </h1>
      </div>
      <WorkDesk work={work} editing={editing} onGone={onGone} />
    </div>
  );
}
