import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

export const research = defineFeature({
  kinds: { research: { many: 'Research', viewer: lazy(() => import('./viewer.tsx')) } },
});
