import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

export const allies = defineFeature({
  kinds: {
    'ally-answer': { many: 'Answers of allies', viewer: lazy(() => import('./talk/viewer.tsx')) },
  },
});
