import type { SQL } from 'drizzle-orm';
import type { Context } from '#kit/http/context.server.ts';

export interface AtPlace {
  title: string;
  description: string;
  /** A path of ours. */
  href: string;
}

/**
 * Something that is shown on the page of a place: what its people made, later what they offer and what happens there.
 * A room that has such things writes one of these and names it in its manifest.
 */
export interface PlaceSource {
  /** What its results are, in the plural, as a heading: `Creations`. */
  kind: string;
  /** `people` selects the ids of those who are there. The newest first, at most `limit`, and only what the caller may see. */
  find(context: Context, people: SQL, limit: number): Promise<AtPlace[]>;
}

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** Items shown on the page of a place. */
    placeSources?: readonly PlaceSource[];
  }
}
