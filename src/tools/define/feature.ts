/** What a feature brings to the browser, in one place: its `feature.ts`. */
import type { ComponentType } from 'react';
import type { PeopleMapProps } from '#social/places/people-map.ts';
import type { ShownKind } from '../kinds/kind-table.ts';
import type { ShownWork } from '../work/work-table.ts';

export interface Feature {
  /** Viewers for its kinds of results. */
  kinds?: readonly ShownKind[];
  /** Viewers and editors for its kinds of works. */
  works?: readonly ShownWork[];
  /** The map of people, for features beside the one that draws it. */
  peopleMap?: ComponentType<PeopleMapProps>;
}

export const defineFeature = (feature: Feature): Feature => feature;
