import { cn } from '#kit/ui/cn.ts';
import { Button } from '#kit/ui/button.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { ProjectData } from '#tools/kinds/project.ts';
import { usePreview } from '../preview/use-preview.ts';
import { PreviewFrame } from './preview-frame.tsx';

interface BuildPreviewProps {
  project: ProjectData;
  title: string;
  className?: string;
}

/** A project that runs, and nothing beside it. */
export function BuildPreview({ project, title, className = 'h-112' }: BuildPreviewProps) {
  const preview = usePreview(project, { isStarted: true });
  const { page, isStopped, problems } = preview;
  return (
    <div className={cn('overflow-hidden rounded-card border border-line bg-sunken', className)}>
      {page && (
        <PreviewFrame
          key={page.number}
          html={page.html}
          stored={preview.stored.current}
          grant={null}
          title={title}
          onMessage={preview.hear}
        />
      )}
      {!page && !isStopped && problems.length === 0 && <Skeleton className="size-full" />}
      {!page && (isStopped || problems.length > 0) && (
        <div className="grid h-full place-content-center justify-items-center gap-3 p-6 text-center">
          <p>{problems[0]?.text ?? 'The preview stopped responding and was ended.'}</p>
          <Button size="sm" variant="secondary" onClick={preview.restart}>
            Run again
          </Button>
        </div>
      )}
    </div>
  );
}
