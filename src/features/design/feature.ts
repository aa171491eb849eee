import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

const shown = () => import('./viewers.ts');

export const design = defineFeature({
  kinds: { design: { many: 'Designs', viewer: lazy(async () => (await shown()).result()) } },
  works: {
    design: {
      many: 'Designs',
      viewer: lazy(async () => (await shown()).viewer()),
      editor: lazy(async () => (await shown()).editor()),
      liveEditor: lazy(async () => (await shown()).live()),
      loadMerge: async () => (await shown()).merge(),
    },
    'brand-kit': {
      many: 'Brand kits',
      viewer: lazy(async () => (await shown()).kitViewer()),
      editor: lazy(async () => (await shown()).kitEditor()),
    },
  },
});
