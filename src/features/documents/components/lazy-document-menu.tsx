import { lazy, Suspense, type ComponentProps } from 'react';

const Menu = lazy(() => import('./document-menu.tsx'));

/** The menu of a document, loaded once there is a document. */
export function DocumentMenu(props: ComponentProps<typeof Menu>) {
  return (
    <Suspense fallback={<span className="size-9 shrink-0" />}>
      <Menu {...props} />
    </Suspense>
  );
}
