/** What a room brings to the browser, in one place: its `feature.ts`. */
import type { WorkTable } from '../work/work-table.ts';
import type { KindTable } from '../kinds/kind-table.ts';

export interface Feature {
  /** How results of its own kinds are shown. */
  kinds?: KindTable;
  /** How works of its own kinds are shown and edited. */
  works?: WorkTable;
}

export const defineFeature = (feature: Feature): Feature => feature;
