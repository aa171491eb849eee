import { Suspense } from 'react';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { readOnlyWords, type WorkCondition } from '../condition.ts';
import { useShownWork } from '../work-table.ts';

interface WorkViewProps {
  kind: string;
  content: unknown;
  condition: WorkCondition;
  /** What is shown where it cannot be drawn. */
  excerpt: string;
}

/** A work to read, drawn by the viewer of its kind. */
export function WorkView({ kind, content, condition, excerpt }: WorkViewProps) {
  const shown = useShownWork(kind);
  const Viewer = condition === 'sound' ? shown?.viewer : undefined;
  if (!Viewer)
    return (
      <div className="grid gap-4">
        <Notice tone="info">{readOnlyWords[condition] ?? readOnlyWords.unknown}</Notice>
        {excerpt && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {excerpt}
          </p>
        )}
      </div>
    );
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <Viewer content={content} />
    </Suspense>
  );
}
