/** What a room brings to the browser, in one place: its `feature.ts`. */
import type { KindTable } from '../kinds/kind-table.ts';

export interface Feature {
  /** How results of its own kinds are shown. */
  kinds?: KindTable;
}

export const defineFeature = (feature: Feature): Feature => feature;
