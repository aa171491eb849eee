import type { DraftData, DraftRemark, DraftReply } from '#features/collaborate/data.ts';
import type { DraftRole } from '#features/collaborate/roles.ts';
import { speakingOf } from '../plan.ts';

/** A remark with what there is to know around it. */
export interface PlacedRemark {
  key: string;
  role: DraftRole;
  remark: DraftRemark;
  /** What the revision did with it, once there is one. */
  reply: DraftReply | undefined;
}

/** Where it stands on the page. */
export const idOfRemark = (key: string) => `remark-${key}`;

/** What was said of a version: in the order of the text, and what is about the whole at the end. */
export function remarksOn(data: DraftData, version: string): PlacedRemark[] {
  const replies = data.steps.flatMap((step) => step.replies);
  return speakingOf(data, version)
    .flatMap(({ id, role, remarks }) =>
      remarks.map((remark, place) => ({
        key: `${id}-${place}`,
        role,
        remark,
        reply: replies.find((reply) => reply.step === id && reply.remark === place),
      })),
    )
    .toSorted((a, b) => (a.remark.at ?? Infinity) - (b.remark.at ?? Infinity) || 0);
}
