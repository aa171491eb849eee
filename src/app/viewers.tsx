/** Viewers that features bring for kinds of results of their own, one line each: `kind: lazy(() => import('…'))`. */
import { lazy } from 'react';
import type { ViewerTable } from '#tools/page/viewer-table.ts';

export const viewers: ViewerTable = {
  consensus: lazy(() => import('#features/consensus/viewer.tsx')),
  draft: lazy(() => import('#features/collaborate/viewer.tsx')),
};
