import { lazy } from 'react';
import { defineFeature } from '#tools/define/feature.ts';

export const world = defineFeature({ peopleMap: lazy(() => import('./components/people-map.tsx')) });
