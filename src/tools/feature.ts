import { defineFeature } from './define/feature.ts';
import { ChatViewer, TextViewer } from './kinds/text-viewer.tsx';

export const sharedKinds = defineFeature({
  kinds: {
    text: { many: 'Texts', viewer: TextViewer },
    chat: { many: 'Answers', viewer: ChatViewer },
  },
});
