import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { showWork } from '#tools/work/work-table.ts';
import { dashboardKind, dashboardWork } from './kind.ts';

const shown = () => import('./viewers.ts');

export const numbers = defineFeature({
  kinds: [
    showKind(dashboardKind, {
      many: 'Dashboards',
      viewer: lazy(async () => (await shown()).result()),
      beforeSharing: () => 'The link shows every row of the table, not only the charts.',
    }),
  ],
  works: [
    showWork(dashboardWork, {
      many: 'Dashboards',
      viewer: lazy(async () => (await shown()).viewer()),
      editor: lazy(async () => (await shown()).editor()),
    }),
  ],
});
