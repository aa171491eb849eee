import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { voiceNoteKind } from './listen/kind.ts';
import { readAloudKind } from './speak/kind.ts';

export const voice = defineFeature({
  kinds: [
    showKind(voiceNoteKind, { many: 'Voice notes', viewer: lazy(() => import('./listen/viewer.tsx')) }),
    showKind(readAloudKind, { many: 'Audio', viewer: lazy(() => import('./speak/viewer.tsx')) }),
  ],
});
