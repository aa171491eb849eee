/** Hears from the outbox that people did something and tells whoever counts it. What a dead process missed, the looking back finds. */
import { and, eq, inArray } from 'drizzle-orm';
import { activityHappened } from '#social/people/activity.server.ts';
import { deedDone, type DeedListener } from '#social/people/deed.server.ts';
import type { Services } from '#kit/services.server.ts';
import { runNews } from './run/news.server.ts';
import { runs } from './run/table.server.ts';

/** What someone does at once is looked at together. */
const soon = 200;

declare module '#kit/services.server.ts' {
  interface Services {
    /** On nodes that work. */
    deedWatch?: ReturnType<typeof watchDeeds>;
  }
}

export function watchDeeds(services: Services, listeners: readonly DeedListener[]) {
  const { bus, db, log } = services;
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  let asking: Promise<void> = Promise.resolve();

  function note(ownerId: string) {
    waiting.add(ownerId);
    timer ??= setTimeout(take, soon);
  }

  function take() {
    timer = undefined;
    const owners = [...waiting];
    waiting.clear();
    working = working.then(() => tell(owners));
  }

  async function tell(owners: readonly string[]) {
    for (const ownerId of owners)
      for (const listener of listeners)
        try {
          await listener(services, ownerId);
        } catch (error) {
          log.warn(
            { event: 'achievement.write_failed', err: error, ownerId },
            'An achievement could not be counted yet.',
          );
        }
  }

  async function ownersOf(ids: string[]) {
    const rows = await db
      .selectDistinct({ ownerId: runs.ownerId })
      .from(runs)
      .where(and(inArray(runs.id, ids), eq(runs.state, 'done')));
    for (const { ownerId } of rows) note(ownerId);
  }

  const stops = [
    bus.on(runNews.ended, ({ ids }) => {
      asking = asking
        .then(() => ownersOf(ids))
        .catch((error: unknown) =>
          log.warn(
            { event: 'achievement.run_write_failed', err: error },
            'A finished run could not be counted as an achievement yet.',
          ),
        );
    }),
    bus.on(activityHappened, ({ actorId }) => note(actorId)),
    bus.on(deedDone, ({ ownerId }) => note(ownerId)),
  ];
  return {
    /** All that was heard so far is counted afterwards. */
    async settle() {
      await asking;
      clearTimeout(timer);
      take();
      await working;
    },
    async close() {
      for (const stop of stops) stop();
      clearTimeout(timer);
      await asking;
      await working;
    },
  };
}
