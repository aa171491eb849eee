import { lazy } from 'react';
import { defineFeature } from './define/feature.ts';
import { showKind } from './kinds/kind-table.ts';
import { showWork } from './work/work-table.ts';
import {
  chartKind,
  chatKind,
  documentKind,
  filmKind,
  emailKind,
  mapKind,
  picturesKind,
  projectKind,
  soundKind,
  tableKind,
  textKind,
} from './kinds/shared-kinds.ts';
import { textWork } from './work/kinds/text-work.ts';

// Every page of a room loads this table, so it holds no viewer itself: each comes with the first result of its kind.
const FilesViewer = lazy(() => import('./kinds/files-viewer.tsx'));
const textViewers = () => import('./kinds/text-viewer.tsx');

export const sharedKinds = defineFeature({
  kinds: [
    showKind(textKind, {
      many: 'Texts',
      viewer: lazy(async () => ({ default: (await textViewers()).TextViewer })),
    }),
    showKind(chatKind, {
      many: 'Answers',
      viewer: lazy(async () => ({ default: (await textViewers()).ChatViewer })),
    }),
    showKind(picturesKind, { many: 'Pictures', viewer: FilesViewer }),
    showKind(soundKind, { many: 'Sounds', viewer: FilesViewer }),
    showKind(filmKind, { many: 'Films', viewer: FilesViewer }),
    showKind(documentKind, { many: 'Documents', viewer: FilesViewer }),
    showKind(tableKind, { many: 'Tables', viewer: lazy(() => import('./kinds/table-viewer.tsx')) }),
    showKind(chartKind, { many: 'Charts', viewer: lazy(() => import('./kinds/chart-viewer.tsx')) }),
    showKind(mapKind, { many: 'Maps', viewer: lazy(() => import('./kinds/map-viewer.tsx')) }),
    showKind(emailKind, { many: 'E-mails', viewer: lazy(() => import('./kinds/email-viewer.tsx')) }),
    showKind(projectKind, {
      many: 'Code projects',
      viewer: lazy(() => import('./kinds/project-viewer.tsx')),
    }),
  ],
  works: [
    showWork(textWork, {
      many: 'Texts',
      viewer: lazy(() => import('./work/kinds/text-viewer.tsx')),
      editor: lazy(() => import('./work/kinds/text-editor.tsx')),
      liveEditor: lazy(() => import('./work/kinds/live-text-editor.tsx')),
      loadMerge: async () => (await import('./work/kinds/merge-text-contents.ts')).mergeTextContents,
    }),
  ],
});
