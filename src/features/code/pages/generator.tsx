import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { projectWork } from '#tools/kinds/project-work.ts';
import { RunOrWork } from '#tools/work/components/run-or-work.tsx';
import { HelperLinks } from '../components/helpers/helper-links.tsx';
import { StartForm } from '../components/start-form.tsx';
import { readHelper } from '../helpers/helper.ts';
import { codeGenerator } from '../tool.ts';

const Helpers = lazy(() => import('../components/helpers/helpers.tsx'));
const OpenedProject = lazy(() => import('../components/opened-project.tsx'));

export default function CodeGeneratorPage() {
  const [search, setSearch] = useSearchParams();
  const helper = readHelper(search.get('helper'));
  const hasBegun = search.has('run') || search.has('work');
  return (
    <>
      {hasBegun ? (
        // The editor needs the height.
        <div className="flex flex-wrap items-center justify-between gap-3 py-4">
          <h1 className="text-xl">{codeGenerator.title}</h1>
          <Button variant="secondary" size="sm" onClick={() => setSearch({})}>
            <Plus aria-hidden /> New project
          </Button>
        </div>
      ) : (
        <PageHeader
          title={codeGenerator.title}
          lede="Describe a small web app. Get files to edit, a live preview and a ZIP."
        />
      )}
      {!hasBegun && <HelperLinks shown={helper} />}
      {!hasBegun && helper !== null ? (
        <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
          <Helpers key={helper} helper={helper} />
        </Suspense>
      ) : (
        <RunOrWork
          toolId={codeGenerator.id}
          kind={projectWork}
          what="Project"
          className="pb-16"
          Start={StartForm}
          Opened={OpenedProject}
        />
      )}
    </>
  );
}
