import { defineFeature } from './define/feature.ts';
import { lazy } from 'react';
import { ChatViewer, TextViewer } from './kinds/text-viewer.tsx';
import type { TextContent } from './work/kinds/text-content.ts';
import { TextWorkViewer } from './work/kinds/text-viewer.tsx';
import { mergeTexts } from './work/merge-text.ts';

export const sharedKinds = defineFeature({
  kinds: {
    text: { many: 'Texts', viewer: TextViewer },
    chat: { many: 'Answers', viewer: ChatViewer },
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
