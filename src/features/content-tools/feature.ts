import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

export const contentTools = defineFeature({
  kinds: { writing: { many: 'Writing', viewer: lazy(() => import('./viewer.tsx')) } },
});
