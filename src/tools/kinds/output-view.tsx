import { Suspense, useContext } from 'react';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { KindTableContext, type Viewed } from './kind-table.ts';
import { TextViewer } from './text-viewer.tsx';

/** A result, drawn by the viewer of its kind. */
export function OutputView({ kind, ...viewed }: Viewed & { kind: string }) {
  const Viewer = useContext(KindTableContext)[kind]?.viewer;
  if (!Viewer)
    return (
      <div className="grid gap-4">
        <Notice tone="info">
          The tool that made this is no longer available, so only its text can be shown.
        </Notice>
        <TextViewer output={{ ...viewed.output, data: null }} input={null} />
      </div>
    );
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <Viewer {...viewed} />
    </Suspense>
  );
}
