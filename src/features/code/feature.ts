import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { projectWork } from '#tools/kinds/project-work.ts';
import { showWork } from '#tools/work/work-table.ts';
import { architectureKind, architectureWork } from './architect/kind.ts';

const shown = () => import('./viewers.ts');

export const code = defineFeature({
  kinds: [
    showKind(architectureKind, {
      many: 'Architectures',
      viewer: lazy(async () => (await shown()).architectureResult()),
    }),
  ],
  works: [
    showWork(architectureWork, {
      many: 'Architectures',
      viewer: lazy(async () => (await shown()).architecture()),
      editor: lazy(async () => (await shown()).architectureEditor()),
    }),
    showWork(projectWork, {
      many: 'Code projects',
      viewer: lazy(async () => (await shown()).viewer()),
      editor: lazy(async () => (await shown()).editor()),
      loadMerge: async () => (await shown()).merge(),
    }),
  ],
});
