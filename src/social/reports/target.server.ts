import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { ReportReason } from './reasons.ts';

export interface ReportedThing {
  id: string;
  /** Whoever answers for it; null once they have left. */
  ownerId: string | null;
  title: string;
  /** Enough of it to judge by. */
  text: string;
  /** Where it stands; null where only those get who have its link. */
  path: string | null;
  /** Where whoever answers for it finds it. */
  makersPath: string;
  hidden: boolean;
  /** Pictures in it that an automatic check holds, for whoever decides. */
  pictures?: string[];
  /** Nobody sees it for another reason, such as being deleted, but it may come back. */
  gone?: boolean;
}

/** A kind of thing that can be reported. Features bring these, and `app/reports.server.ts` lists them. */
export interface ReportTarget {
  kind: string;
  /** Whether its room keeps appeals itself, in a queue of its own. */
  keepsAppeals?: boolean;
  /** Those of the ids that are still there, hidden or not. */
  find(db: Queryable, ids: string[], services: Services): Promise<ReportedThing[]>;
  /** Takes it from everyone's sight, or gives it back; with the reason that was reported, for whoever made it. */
  setHidden(tx: BusTransaction, id: string, hidden: boolean, reason: ReportReason): Promise<void>;
}

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** What members can report to admins. */
    reportTargets?: readonly ReportTarget[];
  }
}
