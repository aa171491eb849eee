/** Reads what happened from the outbox and writes it down, each thing once, whichever node does it and however often it is killed. */
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { newId } from '#kit/db/columns.server.ts';
import { toStorableJson } from '#kit/db/storable.ts';
import { newestPlace, readAfter, writePlace } from '#kit/events/read-events.server.ts';
import { placeAfter } from '#kit/events/retention.server.ts';
import { createWakeLoop } from '#kit/jobs/wake-loop.server.ts';
import { activityChannel, activityHappened } from '#social/people/activity.server.ts';
import type { Services } from '#kit/services.server.ts';
import { publishPulse } from './channel.server.ts';
import { activities, lastActivities, pulseCursor } from './table.server.ts';

const atOnce = 200;
/** What was written by a node that died at once is found by looking. */
const lookEvery = 30_000;

type Needs = Pick<Services, 'bus' | 'db' | 'log'>;
export type Pulse = ReturnType<typeof keepPulse>;

declare module '#kit/services.server.ts' {
  interface Services {
    /** Writes down what happens; on nodes that work. */
    pulse?: Pulse;
  }
}

export function keepPulse(services: Needs) {
  const { bus, log } = services;
  const loop = createWakeLoop({
    work: async () => (await takeNews(services)) === atOnce,
    onError: (error) =>
      log.warn(
        { event: 'pulse.write_failed', err: error },
        'The pulse could not be written; it is tried again.',
      ),
  });
  const wake = () => void loop.wake();
  const stopListening = bus.on(activityHappened, wake);
  const timer = setInterval(wake, lookEvery).unref();
  wake();
  return {
    /** Everything that was committed before is in it afterwards. */
    settle: loop.settle,
    async close() {
      stopListening();
      clearInterval(timer);
      await loop.close();
    },
  };
}

/** How many it read. The place and what was read up to there are written together, or neither. */
async function takeNews({ db, bus }: Needs): Promise<number> {
  const [kept] = await db.select().from(pulseCursor);
  // Kept no longer, or of another database: what can still be read from now on counts.
  const place = (kept && (await placeAfter(db, kept.place))) ?? (await newestPlace(db));
  const found = await readAfter(db, place, { channel: activityChannel, limit: atOnce });
  const next = writePlace(found.place);
  const news = found.events.flatMap(({ data }) => {
    const parsed = activityHappened.schema.safeParse(data);
    return parsed.success ? [parsed.data] : [];
  });
  await bus.transact(async (tx) => {
    await tx
      .insert(pulseCursor)
      .values({ id: 1, place: kept?.place ?? '' })
      .onConflictDoNothing();
    const [now] = await tx.select().from(pulseCursor).where(eq(pulseCursor.id, 1)).for('update');
    // Another node was here first.
    if (kept && now!.place !== kept.place) return;
    if (news.length > 0) await writeActivities(tx, news);
    await tx.update(pulseCursor).set({ place: next });
    if (news.length > 0) publishPulse(tx);
  });
  return found.events.length;
}

type Happened = z.output<typeof activityHappened.schema>;

/** Of people who are gone meanwhile nothing is written. */
async function writeActivities(tx: Pick<Services['db'], 'execute'>, news: readonly Happened[]) {
  // Ids of the same moment are in no order of their own.
  const ids = news.map(() => newId()).toSorted();
  const rows = news.map((one, index) => ({ id: ids[index], ...one }));
  await tx.execute(sql`
    insert into ${activities} (id, actor_id, kind, subject_id, audience)
    select v.id, p.id, v.kind, v."subjectId", coalesce(
      (select a.audience from part_audience a where a.owner_id = p.id and a.part = 'activity'), 'everyone')
    from jsonb_to_recordset(${toStorableJson(rows)}::jsonb) as v(id uuid, "actorId" uuid, kind text, "subjectId" uuid)
    inner join principal p on p.id = v."actorId"
    on conflict do nothing`);
  await tx.execute(sql`
    insert into ${lastActivities} (actor_id, audience, at)
    select actor_id, audience, max(created_at) from ${activities} where id = any(${sql.param(ids)}::uuid[])
    group by actor_id, audience
    on conflict (actor_id, audience) do update set at = excluded.at`);
}
