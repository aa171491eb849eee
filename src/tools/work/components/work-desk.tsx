import { lazy, Suspense } from 'react';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useDesk } from '../use-desk.ts';
import type { WorkDeskProps } from './loaded-desk.tsx';

/** Loaded when a work is open: most who open a tool start something new. */
const LoadedDesk = lazy(() => import('./loaded-desk.tsx'));

/** A work on the page where it is edited: its text, what is proposed to it, and what can be done with it. */
export const WorkDesk = (props: WorkDeskProps) => (
  <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
    <LoadedDesk {...props} />
  </Suspense>
);

/** The same for pages that do not change the work themselves. */
export const EditableWork = (props: Omit<WorkDeskProps, 'editing'>) => (
  <WorkDesk {...props} editing={useDesk(props.work)} />
);
