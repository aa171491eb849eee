import type { Services } from '#kit/services.server.ts';

/** The reader of what anyone may see. Others are principals. */
export const everyone = '00000000-0000-0000-0000-000000000000';

/** Something that can be found, as it is now. */
export interface Findable {
  subject: string;
  /** With whom it goes. */
  ownerId: string | null;
  /** Who may find it: principals, or `everyone`; or the id of a place, where its room asks for whoever is in it. */
  readers: readonly string[];
  /** Its room finds the words by itself, so the index of the site's words is spared them. */
  byMeaningOnly?: boolean;
  /** What it is, for people: `Text`. */
  label: string;
  title: string;
  text: string;
  /** A path of ours. */
  href: string;
  at: Date;
}

/**
 * What a feature lets people find. Rows of its table that are written, changed or gone are told to the index by a trigger (see
 * `search_changed` in the migrations), which then reads them here.
 */
export interface SearchSource {
  /** `person` */
  id: string;
  /** What is found, in the plural, as a heading: `People`. */
  title: string;
  /** The table whose trigger tells of changes; none where the contents are part of the program. */
  table?: string;
  /** Those of these that may be found. What does not come back is taken out of the index. */
  read(services: Services, subjects: readonly string[]): Promise<Findable[]>;
  /** All there is, where it is part of the program: brought up to date when the program starts. */
  fixed?(): readonly Findable[];
  /** Texts that come with the program and are taken into the table when it starts: their vectors are shipped. */
  shipped?(): readonly Pick<Findable, 'title' | 'text'>[];
}

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** Content for the search index of the site. */
    searchSources?: readonly SearchSource[];
  }
}
