import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';
import { showKind } from '#tools/kinds/kind-table.ts';
import { allyAnswerKind } from './talk/kind.ts';

export const allies = defineFeature({
  kinds: [
    showKind(allyAnswerKind, { many: 'Answers of allies', viewer: lazy(() => import('./talk/viewer.tsx')) }),
  ],
});
