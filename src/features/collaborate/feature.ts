import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

export const collaborate = defineFeature({
  kinds: { draft: { many: 'Drafts', viewer: lazy(() => import('./viewer.tsx')) } },
});
