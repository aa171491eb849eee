import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showWork } from '#tools/work/work-table.ts';
import { documentWork } from './work.ts';

const parts = () => import('./parts.ts');

export const editor = defineFeature({
  works: [
    showWork(documentWork, {
      many: 'Documents',
      viewer: lazy(async () => (await parts()).viewer()),
      editor: lazy(async () => (await parts()).lone()),
      liveEditor: lazy(async () => (await parts()).live()),
    }),
  ],
});
