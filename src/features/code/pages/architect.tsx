import Plus from 'lucide-react/icons/plus';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { RunOrWork } from '#tools/work/components/run-or-work.tsx';
import { StartForm } from '../architect/components/start-form.tsx';
import { architectureWork } from '../architect/kind.ts';
import { codeArchitect } from '../architect/tool.ts';

const OpenedArchitecture = lazy(() => import('../architect/components/opened-architecture.tsx'));

export default function CodeArchitectPage() {
  const [search, setSearch] = useSearchParams();
  const hasBegun = search.has('run') || search.has('work');
  return (
    <>
      {hasBegun ? (
        <div className="flex flex-wrap items-center justify-between gap-3 py-4">
          <h1 className="text-xl">{codeArchitect.title}</h1>
          <Button variant="secondary" size="sm" onClick={() => setSearch({})}>
            <Plus aria-hidden /> New system
          </Button>
        </div>
      ) : (
        <PageHeader
          title={codeArchitect.title}
          lede="Plan a system. Get a diagram, tables, an interface and a scaffold that passes its tests."
        />
      )}
      <RunOrWork
        toolId={codeArchitect.id}
        kind={architectureWork}
        what="Architecture"
        className="pb-16"
        Start={StartForm}
        Opened={OpenedArchitecture}
      />
    </>
  );
}
