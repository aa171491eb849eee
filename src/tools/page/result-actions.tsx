import { lazy, Suspense } from 'react';
import type { ResultActionsProps } from './result-action-buttons.tsx';

/** Dialogs and menus come when there is a result to use them on: most who open a tool have none yet. */
const Buttons = lazy(() => import('./result-action-buttons.tsx'));

export function ResultActions(props: ResultActionsProps) {
  return (
    <Suspense fallback={<span className="h-9" />}>
      <Buttons {...props} />
    </Suspense>
  );
}
