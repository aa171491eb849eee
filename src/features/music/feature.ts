import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { showWork } from '#tools/work/work-table.ts';
import { musicKind, musicWork } from './kind.ts';

const shown = () => import('./viewers.ts');

export const music = defineFeature({
  kinds: [showKind(musicKind, { many: 'Music', viewer: lazy(async () => (await shown()).result()) })],
  works: [
    showWork(musicWork, {
      many: 'Pieces',
      viewer: lazy(async () => (await shown()).viewer()),
      editor: lazy(async () => (await shown()).editor()),
      loadMerge: async () => (await shown()).merge(),
    }),
  ],
});
