/** What an automatic check stops is hidden like anything that an admin hides: its maker is told why, and may appeal. */
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { Services } from '#kit/services.server.ts';
import { hideThing } from './hidden.server.ts';
import type { ReportTarget } from './target.server.ts';

export const whyHeld =
  'An automatic check flagged a picture as not suitable for all ages, so it’s hidden for now. If that’s wrong, appeal and an admin will review it.';

export async function holdThing(tx: BusTransaction, services: Services, target: ReportTarget, id: string) {
  const [thing] = await target.find(tx, [id], services);
  if (!thing || thing.hidden) return;
  await hideThing(tx, services, { target, thing, reason: 'other', message: whyHeld });
}
