import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

export const voice = defineFeature({
  kinds: {
    'voice-note': { many: 'Voice notes', viewer: lazy(() => import('./listen/viewer.tsx')) },
    'read-aloud': { many: 'Sounds read aloud', viewer: lazy(() => import('./speak/viewer.tsx')) },
  },
});
