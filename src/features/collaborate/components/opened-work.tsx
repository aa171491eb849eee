/** A text that was opened by its own address: by its owner, or by someone it is shared with. */
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useId } from 'react';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { placeOfRun } from '#tools/follow/own-work.ts';
import { listTools } from '#tools/run/contract.ts';
import type { Talk } from '#tools/talk/use-talk.ts';
import { useDesk, WorkDesk } from '#tools/work/components/work-desk.tsx';
import { getWork, type WorkView } from '#tools/work/contract.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { collaborate } from '../tool.ts';
import { NextRound } from './next-round.tsx';

export function OpenedWork({ id, talk }: { id: string; talk: Talk }) {
  const { data: work, error } = useQuery(query(getWork, { params: { id } }));
  if (error)
    return (
      <>
        <ToolHeader />
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
      </>
    );
  if (!work)
    return (
      <div aria-busy className="grid gap-6 pt-12">
        <h1 className="sr-only">Your text</h1>
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    );
  return work.tool === null || work.tool === collaborate.id ? (
    <>
      <ToolHeader />
      <Opened key={work.id} work={work} talk={talk} />
    </>
  ) : (
    <BegunElsewhere key={work.id} work={work} talk={talk} />
  );
}

const ToolHeader = () => <PageHeader title={collaborate.title} lede={collaborate.description} />;

/** A document that another tool began: called by its own name, read first, with the way back to where it comes from. */
function BegunElsewhere({ work, talk }: { work: WorkView; talk: Talk }) {
  const editing = useDesk(work);
  const { data } = useQuery(query(listTools));
  const tool = data?.items.find(({ id }) => id === work.tool);
  const back = work.role === 'owner' && work.runId ? placeOfRun(work.runId, tool?.page) : null;
  return (
    <div className="pb-16">
      <PageHeader
        title={<bdi className="wrap-anywhere">{work.title}</bdi>}
        lede={`Your own copy to edit${tool ? `, begun in ${tool.title}` : ''}. It saves by itself; what it was made from stays as it was.`}
        actions={
          tool &&
          back && (
            <Button asChild variant="secondary">
              <Link to={back}>
                <ArrowLeft aria-hidden /> Back to {tool.title}
              </Link>
            </Button>
          )
        }
      />
      <Card padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <WorkDesk work={work} editing={editing} readFirst onGone={() => talk.show(null)} />
      </Card>
    </div>
  );
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
