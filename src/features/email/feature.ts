import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

const shown = () => import('./shown.ts');

export const email = defineFeature({
  kinds: {
    polish: {
      many: 'Polished texts',
      viewer: lazy(async () => ({ default: (await shown()).PolishViewer })),
    },
  },
  works: {
    'mail-draft': {
      many: 'E-mail drafts',
      viewer: lazy(async () => ({ default: (await shown()).DraftViewer })),
      editor: lazy(async () => ({ default: (await shown()).DraftEditor })),
    },
  },
});
