import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { showWork } from '#tools/work/work-table.ts';
import { draftWork } from './draft/draft-work.ts';
import { polishKind } from './polish/kind.ts';

const shown = () => import('./shown.ts');

export const email = defineFeature({
  kinds: [
    showKind(polishKind, {
      many: 'Polished texts',
      viewer: lazy(async () => ({ default: (await shown()).PolishViewer })),
    }),
  ],
  works: [
    showWork(draftWork, {
      many: 'E-mail drafts',
      viewer: lazy(async () => ({ default: (await shown()).DraftViewer })),
      editor: lazy(async () => ({ default: (await shown()).DraftEditor })),
    }),
  ],
});
