import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

const parts = () => import('./parts.ts');

export const editor = defineFeature({
  works: {
    'rich-text': {
      many: 'Documents',
      viewer: lazy(async () => (await parts()).viewer()),
      editor: lazy(async () => (await parts()).lone()),
      liveEditor: lazy(async () => (await parts()).live()),
    },
  },
});
