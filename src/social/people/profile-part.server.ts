/** What a room shows of a person on their profile. Whether it is shown at all is decided once, where the profile is put together. */
import type { Services } from '#kit/services.server.ts';
import type { Reader } from './audience.server.ts';
import type { Part } from './parts.ts';

export interface ShownItem {
  title: string;
  detail?: string;
  /** A path of ours. */
  href: string;
}

export interface ShownPart {
  count: number;
  /** The newest first. */
  items: ShownItem[];
  /** What they have reached: a name, and for what. */
  badges?: { title: string; why: string }[];
}

export interface ProfilePart {
  part: Part;
  read(services: Services, of: { ownerId: string; reader: Reader; most: number }): Promise<ShownPart>;
}

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** Sections of a public profile. */
    profileParts?: readonly ProfilePart[];
  }
}
