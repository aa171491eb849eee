import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

const shown = () => import('./viewers.ts');

export const studio = defineFeature({
  kinds: { 'studio-set': { many: 'Content sets', viewer: lazy(async () => (await shown()).result()) } },
  works: {
    'studio-set': {
      many: 'Content sets',
      viewer: lazy(async () => (await shown()).viewer()),
      editor: lazy(async () => (await shown()).editor()),
      loadMerge: async () => (await shown()).merge(),
    },
  },
});
