import { lazy, Suspense } from 'react';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { ToolTurnProps } from './loaded-turn.tsx';

/** Loaded when there is a turn: most who open a tool have asked nothing yet. */
const LoadedTurn = lazy(() => import('./loaded-turn.tsx'));

/** What was asked of a tool, and what came of it. */
export const ToolTurn = (props: ToolTurnProps) => (
  <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
    <LoadedTurn {...props} />
  </Suspense>
);
