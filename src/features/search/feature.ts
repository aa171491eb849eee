import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

export const search = defineFeature({
  kinds: { search: { many: 'Searches', viewer: lazy(() => import('./viewer.tsx')) } },
});
