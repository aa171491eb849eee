import Code from 'lucide-react/icons/code';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { ProjectData } from '#tools/kinds/project.ts';
import type { ViewedWork } from '#tools/work/work-table.ts';
import { BuildPreview } from './build-preview.tsx';

const ProjectEditor = lazy(() => import('./project-editor.tsx'));

/** A project of someone else: what it does first, and how it was made for those who ask. */
export default function ProjectViewer({ content }: ViewedWork<ProjectData>) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton className="h-[75dvh] rounded-card" />}>
        <ProjectEditor content={content} onChange={null} isStarted />
      </Suspense>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <BuildPreview project={content} title="Running project" className="h-[75dvh] min-h-[30rem]" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">This runs without access to anything else.</p>
        <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
          <Code aria-hidden /> Open the code
        </Button>
      </div>
    </div>
  );
}
