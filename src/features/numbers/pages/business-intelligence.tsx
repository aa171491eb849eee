import Plus from 'lucide-react/icons/plus';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { RunOrWork } from '#tools/work/components/run-or-work.tsx';
import { StartForm } from '../components/start-form.tsx';
import { dashboardWork } from '../kind.ts';
import { businessIntelligence } from '../tool.ts';

const OpenedDashboard = lazy(() => import('../components/opened-dashboard.tsx'));

export default function BusinessIntelligencePage() {
  const [search, setSearch] = useSearchParams();
  const hasBegun = search.has('run') || search.has('work');
  return (
    <>
      {hasBegun ? (
        <div className="flex flex-wrap items-center justify-between gap-3 py-4">
          <h1 className="text-xl">{businessIntelligence.title}</h1>
          <Button variant="secondary" size="sm" onClick={() => setSearch({})}>
            <Plus aria-hidden /> New dashboard
          </Button>
        </div>
      ) : (
        <PageHeader
          title={businessIntelligence.title}
          lede="Open a table. See what is in it, get charts, and ask questions that are answered exactly or not at all."
        />
      )}
      <RunOrWork
        toolId={businessIntelligence.id}
        kind={dashboardWork}
        what="Dashboard"
        className="pb-16"
        Start={StartForm}
        Opened={OpenedDashboard}
      />
    </>
  );
}
