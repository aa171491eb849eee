import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

export const lens = defineFeature({
  kinds: { lens: { many: 'Pictures read', viewer: lazy(() => import('./viewer.tsx')) } },
});
