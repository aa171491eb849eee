import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { showWork } from '#tools/work/work-table.ts';
import { manualKind, manualWork } from './kind.ts';

const shown = () => import('./viewers.ts');

export const manuals = defineFeature({
  kinds: [showKind(manualKind, { many: 'Manuals', viewer: lazy(async () => (await shown()).result()) })],
  works: [
    showWork(manualWork, {
      many: 'Manuals',
      viewer: lazy(async () => (await shown()).viewer()),
      editor: lazy(async () => (await shown()).editor()),
      loadMerge: async () => (await shown()).merge(),
    }),
  ],
});
