/** By what people can be narrowed down in the directory: a room that knows something of the sort names it in its manifest. */
import type { SQL } from 'drizzle-orm';
import type { Reader } from './audience.server.ts';

export interface FacetSource {
  /** `skill`; stands in the address. */
  id: string;
  /** As a heading: `Skills`. */
  title: string;
  /** Selects `owner_id`, `value` and `label` of all that this reader may see: counts and filters see nothing else. */
  values(reader: Reader): SQL;
  /** For people, where the label that was selected is none. */
  labelOf?: (value: string) => string;
}

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** Filters of the people directory. */
    facetSources?: readonly FacetSource[];
  }
}
