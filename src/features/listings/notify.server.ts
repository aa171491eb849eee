/** Who hears of what happens to listings and offers. */
import { and, eq } from 'drizzle-orm';
import { cutAtWord } from '#kit/cut-at-word.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { href } from '#kit/href.ts';
import type { NotificationKind } from '#kit/notifications/kinds.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import type { Services } from '#kit/services.server.ts';
import { sectionOf } from './sections.ts';
import { listingStewards } from './table.server.ts';
import type { ListingRow } from './who.server.ts';

type Needed = Pick<Services, 'jobs' | 'settings'>;

export const quoted = (title: string) => `“${cutAtWord(title, 80)}”`;

interface Notice {
  to: string | null;
  from?: string;
  kind: Extract<NotificationKind, `listing.${string}`>;
  title: string;
  text: string;
  path: string;
}

export async function notifyMember(
  tx: BusTransaction,
  services: Needed,
  { to, from, kind, ...data }: Notice,
) {
  if (to === null) return;
  await notify(tx, services, { ownerId: to, ...(from && { from }), kind, data });
}

export const pathOf = (id: string) => href('/marketplace/item/:id', { id });

export async function notifyStewards(tx: BusTransaction, services: Needed, { section }: ListingRow) {
  const stewards = await tx
    .select({ id: listingStewards.ownerId })
    .from(listingStewards)
    .where(and(eq(listingStewards.section, section), eq(listingStewards.state, 'active')));
  for (const { id } of stewards)
    await notify(tx, services, {
      ownerId: id,
      kind: 'listing.care',
      gathered: true,
      data: {
        title: 'A listing waits for review',
        text: `In ${sectionOf(section).title}.`,
        path: href('/channel-steward'),
      },
    });
}
