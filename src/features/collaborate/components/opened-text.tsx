/** A text that was opened by its own address: by its owner, or by someone it is shared with. */
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useId } from 'react';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { placeOfRun } from '#tools/follow/own-work.ts';
import { listTools } from '#tools/run/contract.ts';
import type { Talk } from '#tools/talk/use-talk.ts';
import { OpenedWork } from '#tools/work/components/opened-work.tsx';
import { EditableWork, WorkDesk } from '#tools/work/components/work-desk.tsx';
import { useDesk } from '#tools/work/use-desk.ts';
import { WorkPageSkeleton } from '#tools/work/components/work-page.tsx';
import type { WorkView } from '#tools/work/contract.ts';
import { textWork } from '#tools/work/kinds/text-work.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { collaborate } from '../tool.ts';
import { NextRound } from './next-round.tsx';

export default function OpenedText({ id, talk }: { id: string; talk: Talk }) {
  return (
    <OpenedWork
      id={id}
      kinds={[textWork]}
      away="Start over"
      onGone={() => talk.show(null)}
      heading={<ToolHeader />}
      skeleton={<WorkPageSkeleton kind={textWork} />}
    >
      {(work) =>
        work.tool === null || work.tool === collaborate.id ? (
          <>
            <ToolHeader />
            <Opened work={work} talk={talk} />
          </>
        ) : (
          <BegunElsewhere work={work} talk={talk} />
        )
      }
    </OpenedWork>
  );
}

const ToolHeader = () => <PageHeader title={collaborate.title} lede={collaborate.description} />;

/** A document that another tool began: called by its own name, read first, with the way back to where it comes from. */
function BegunElsewhere({ work, talk }: { work: WorkView; talk: Talk }) {
  const { data } = useQuery(query(listTools));
  const tool = data?.items.find(({ id }) => id === work.tool);
  const back = work.role === 'owner' && work.runId ? placeOfRun(work.runId, tool?.page) : null;
  return (
    <div className="pb-16">
      <PageHeader
        title={<bdi className="wrap-anywhere">{work.title}</bdi>}
        lede={`Your editable copy${tool ? `, from ${tool.title}` : ''}. Saves automatically. The original isn’t changed.`}
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
        <EditableWork work={work} readFirst onGone={() => talk.show(null)} />
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
