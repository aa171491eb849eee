import { Suspense, useContext } from 'react';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { OutputKind } from '../define/output.ts';
import { ViewerTableContext, type Viewed } from './viewer-table.ts';
import { viewers } from './viewers.tsx';

/** A result, drawn by the viewer of its kind. */
export function OutputView({ kind, ...viewed }: Viewed & { kind: OutputKind }) {
  const Brought = useContext(ViewerTableContext)[kind];
  if (!Brought) {
    const Own = viewers[kind] ?? viewers.text;
    return <Own {...viewed} />;
  }
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <Brought {...viewed} />
    </Suspense>
  );
}
