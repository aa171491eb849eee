/** Who hears of a decision: those who reported it, and whoever made what is now hidden. */
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { ReportRow } from './queries.server.ts';
import type { ReportedThing } from './target.server.ts';

type Needed = Pick<Services, 'jobs' | 'settings'>;

const kind = 'report.decided';

export async function notifyReporters(
  tx: BusTransaction,
  services: Needed,
  decided: readonly ReportRow[],
  thing: ReportedThing | undefined,
) {
  for (const { ownerId, state, answer } of decided) {
    const outcome =
      state === 'upheld' || !thing
        ? 'Thank you. We’ve hidden it.'
        : 'Thank you. We reviewed it and decided to keep it.';
    await notify(tx, services, {
      ownerId,
      kind,
      data: {
        title: 'We reviewed your report',
        text: answer ? `${outcome} ${answer}` : outcome,
        path: (state === 'dismissed' && thing?.path) || '/',
      },
    });
  }
}

/** `text` follows its title. */
export async function notifyMaker(
  tx: BusTransaction,
  services: Needed,
  { ownerId, title: about, makersPath }: ReportedThing,
  { title, text }: { title: string; text: string },
) {
  if (ownerId === null) return;
  await notify(tx, services, {
    ownerId,
    kind,
    data: { title, text: `“${about}” ${text}`.trim(), path: makersPath },
  });
}
