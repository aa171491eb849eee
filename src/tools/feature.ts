import { lazy } from 'react';
import { defineFeature } from './define/feature.ts';

// Every page loads this table, so it holds no viewer itself: each comes with the first result of its kind.
const FilesViewer = lazy(() => import('./kinds/files-viewer.tsx'));
const textViewers = () => import('./kinds/text-viewer.tsx');

export const sharedKinds = defineFeature({
  kinds: {
    text: {
      many: 'Texts',
      viewer: lazy(async () => ({ default: (await textViewers()).TextViewer })),
    },
    chat: {
      many: 'Answers',
      viewer: lazy(async () => ({ default: (await textViewers()).ChatViewer })),
    },
    pictures: { many: 'Pictures', viewer: FilesViewer },
    sound: { many: 'Sounds', viewer: FilesViewer },
    film: { many: 'Films', viewer: FilesViewer },
    document: { many: 'Documents', viewer: FilesViewer },
    table: { many: 'Tables', viewer: lazy(() => import('./kinds/table-viewer.tsx')) },
    chart: { many: 'Charts', viewer: lazy(() => import('./kinds/chart-viewer.tsx')) },
    map: { many: 'Maps', viewer: lazy(() => import('./kinds/map-viewer.tsx')) },
    letter: { many: 'E-mails', viewer: lazy(() => import('./kinds/letter-viewer.tsx')) },
    project: { many: 'Code projects', viewer: lazy(() => import('./kinds/project-viewer.tsx')) },
  },
  works: {
    text: {
      many: 'Texts',
      viewer: lazy(() => import('./work/kinds/text-viewer.tsx')),
      editor: lazy(() => import('./work/kinds/text-editor.tsx')),
      liveEditor: lazy(() => import('./work/kinds/live-text-editor.tsx')),
      loadMerge: async () => (await import('./work/kinds/merge-text-contents.ts')).mergeTextContents,
    },
  },
});
