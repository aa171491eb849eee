import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { showWork } from '#tools/work/work-table.ts';
import { setKind, setWork } from './kind.ts';

const shown = () => import('./viewers.ts');

export const studio = defineFeature({
  kinds: [showKind(setKind, { many: 'Content sets', viewer: lazy(async () => (await shown()).result()) })],
  works: [
    showWork(setWork, {
      many: 'Content sets',
      viewer: lazy(async () => (await shown()).viewer()),
      editor: lazy(async () => (await shown()).editor()),
      loadMerge: async () => (await shown()).merge(),
    }),
  ],
});
