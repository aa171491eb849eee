import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { showWork } from '#tools/work/work-table.ts';
import { designKind, designWork, kitWork } from './kind.ts';

const shown = () => import('./viewers.ts');

export const design = defineFeature({
  kinds: [showKind(designKind, { many: 'Designs', viewer: lazy(async () => (await shown()).result()) })],
  works: [
    showWork(designWork, {
      many: 'Designs',
      viewer: lazy(async () => (await shown()).viewer()),
      editor: lazy(async () => (await shown()).editor()),
      liveEditor: lazy(async () => (await shown()).live()),
      loadMerge: async () => (await shown()).merge(),
    }),
    showWork(kitWork, {
      many: 'Brand kits',
      viewer: lazy(async () => (await shown()).kitViewer()),
      editor: lazy(async () => (await shown()).kitEditor()),
    }),
  ],
});
