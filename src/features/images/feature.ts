import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

export const images = defineFeature({
  kinds: { picture: { many: 'Pictures', viewer: lazy(() => import('./viewer.tsx')) } },
});
