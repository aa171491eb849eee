import type { Context } from '#kit/http/context.server.ts';
import { briefly } from '#kit/db/briefly.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { readerOf, type Reader } from '#social/people/audience.server.ts';
import type { Thing } from '#social/people/thing.server.ts';
import { markPulseSeen, pulseKinds, readPulse, type PulseKind } from './contract.ts';
import { groupRows } from './group.ts';
import { journeyEndpoints } from './journey.server.ts';
import { lastVisit, listActivities, saveVisit, type ActivityRow } from './queries.server.ts';

const pageSize = 30;
const mostThings = 4;

export const pulseEndpoints = [
  implement(readPulse, async ({ query: { kind, who, before } }, context) => {
    const reader = readerOf(context);
    const { rows, isFull } = await briefly(context, (tx) =>
      listActivities(tx, {
        reader,
        things: context.things,
        kinds: kind ? [kind] : pulseKinds,
        following: who === 'following',
        before,
      }),
    );
    const found = await findThings(context, reader, rows);
    const there = rows
      .map(({ activity, actor }) => ({ ...activity, actor, thing: found.get(keyOf(activity)) }))
      .filter(({ thing }) => thing !== undefined);
    const { groups, last, isCut } = groupRows(there, pageSize);
    return {
      items: groups.map(({ first, rows: all }) => ({
        id: first.id,
        kind: first.kind as PulseKind,
        actor: first.actor,
        count: all.length,
        things: all.slice(0, mostThings).map(({ thing }) => ({ title: thing!.title, href: thing!.href })),
        at: first.createdAt,
      })),
      next: isCut ? last!.id : isFull ? rows.at(-1)!.activity.id : null,
      seenAt: reader ? await lastVisit(context.db, reader) : null,
    };
  }),

  implement(markPulseSeen, async (_, { db, caller }) => {
    await saveVisit(db, caller.user.id);
    return { success: true } as const;
  }),

  ...journeyEndpoints,
];

const keyOf = ({ kind, subjectId }: { kind: string; subjectId: string }) => `${kind} ${subjectId}`;

/** Each kind asked once; what this reader may not see does not come back. */
async function findThings(context: Context, reader: Reader, rows: readonly ActivityRow[]) {
  const found = new Map<string, Thing>();
  for (const [kind, ofKind] of Map.groupBy(rows, ({ activity }) => activity.kind)) {
    const ids = ofKind.map(({ activity }) => activity.subjectId);
    for (const thing of (await context.things.read(context, kind, ids, reader)).values())
      found.set(keyOf({ kind, subjectId: thing.id }), thing);
  }
  return found;
}
