/** One's workflows and templates for new ones, or the workflow that the address names. */
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { OwnWorks } from '#tools/work/components/own-works.tsx';
import { WorkPage } from '#tools/work/components/work-page.tsx';
import { workflowWork } from '../work.ts';

const OpenedWorkflow = lazy(() => import('../components/opened-workflow.tsx'));
const SaveChain = lazy(() => import('../components/save-chain.tsx'));
const StartWorkflow = lazy(() => import('../components/start-workflow.tsx'));

export default function WorkflowBuilder() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('work');
  const from = search.get('from');
  const open = (work: string) => setSearch({ work }, { preventScrollReset: false });
  const close = () => setSearch({});
  if (id)
    return (
      <WorkPage
        key={id}
        id={id}
        kinds={[workflowWork]}
        title="Workflow builder"
        away="All workflows"
        onGone={close}
      >
        {(work) => (
          <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
            <OpenedWorkflow
              work={work}
              execution={search.get('execution')}
              onShow={(execution) => setSearch({ work: id, execution })}
              onGone={close}
            />
          </Suspense>
        )}
      </WorkPage>
    );
  return (
    <div className="grid gap-10 pb-16">
      <PageHeader
        title="Workflow builder"
        className="pb-0"
        lede="Connect tools so that one goes on where another ends. Run it now, on a schedule, or by webhook."
      />
      {from && (
        <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
          <SaveChain run={from} onOpen={open} />
        </Suspense>
      )}
      <OwnWorks kind={workflowWork} title="Your workflows" />
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <StartWorkflow onOpen={open} />
      </Suspense>
    </div>
  );
}
