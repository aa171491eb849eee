/** What someone made, learned and gave that only they see: features name it in their manifest, and the journey lists it. */
import type { Services } from '#kit/services.server.ts';

export interface OwnThing {
  title: string;
  /** A path of ours. */
  href: string;
  at: Date;
}

export interface OwnThings {
  /** `document` */
  kind: string;
  /** The newest first. */
  list(services: Services, of: { ownerId: string; since: Date; most: number }): Promise<readonly OwnThing[]>;
}

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** Private items that the journey of their owner lists. */
    ownThings?: readonly OwnThings[];
  }
}
