import { defineFeature } from './define/feature.ts';
import { lazy } from 'react';
import { ChatViewer, TextViewer } from './kinds/text-viewer.tsx';
import type { TextContent } from './work/kinds/text-content.ts';
import { TextWorkViewer } from './work/kinds/text-viewer.tsx';
import { mergeTexts } from './work/merge-text.ts';

const FilesViewer = lazy(() => import('./kinds/files-viewer.tsx'));

export const sharedKinds = defineFeature({
  kinds: {
    text: { many: 'Texts', viewer: TextViewer },
    chat: { many: 'Answers', viewer: ChatViewer },
    pictures: { many: 'Pictures', viewer: FilesViewer },
    sound: { many: 'Sounds', viewer: FilesViewer },
    film: { many: 'Films', viewer: FilesViewer },
    document: { many: 'Documents', viewer: FilesViewer },
    table: { many: 'Tables', viewer: lazy(() => import('./kinds/table-viewer.tsx')) },
    chart: { many: 'Charts', viewer: lazy(() => import('./kinds/chart-viewer.tsx')) },
    map: { many: 'Maps', viewer: lazy(() => import('./kinds/map-viewer.tsx')) },
    project: { many: 'Code projects', viewer: lazy(() => import('./kinds/project-viewer.tsx')) },
  },
  works: {
    text: {
      many: 'Texts',
      viewer: TextWorkViewer,
      editor: lazy(() => import('./work/kinds/text-editor.tsx')),
      liveEditor: lazy(() => import('./work/kinds/live-text-editor.tsx')),
      merge: mergeContents,
    },
  },
});

function mergeContents(
  ...contents: [base: unknown, mine: unknown, theirs: unknown]
): TextContent | undefined {
  const [base, mine, theirs] = contents.map((content) => (content as TextContent).text);
  const text = mergeTexts(base!, mine!, theirs!);
  return text === undefined ? undefined : { text };
}
