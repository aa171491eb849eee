/** Settings that the owner changes while the program runs. Each has a schema and a default; the rest of the code just reads. */
import { z } from 'zod';
import type { Database, Queryable } from '#kit/db/database.server.ts';
import { emit, type Bus } from '#kit/events/bus.server.ts';
import { ownerSettings } from './table.server.ts';

export const ownerSettingsSchema = z.strictObject({
  /** Whether newcomers may make an account. */
  registrationOpen: z.boolean().default(true),
  /** A line on top of every page; empty means none. */
  announcement: z.string().trim().max(200).default(''),
});
export type OwnerSettingsValues = z.output<typeof ownerSettingsSchema>;

const channel = 'owner-settings';

export type OwnerSettings = Awaited<ReturnType<typeof loadOwnerSettings>>;

export async function loadOwnerSettings(db: Database, bus: Bus) {
  let values = await read(db);
  bus.subscribe((event) => {
    if (event.channel === channel) values = ownerSettingsSchema.parse(event.data);
  });
  return {
    get current() {
      return values;
    },
    async change(tx: Queryable, changes: Partial<OwnerSettingsValues>, updatedBy: string) {
      const next = ownerSettingsSchema.parse({ ...values, ...changes });
      for (const [key, value] of Object.entries(changes))
        await tx
          .insert(ownerSettings)
          .values({ key, value, updatedBy })
          .onConflictDoUpdate({ target: ownerSettings.key, set: { value, updatedBy, updatedAt: new Date() } });
      await emit(tx, { channel, type: 'owner-settings.changed', data: next });
      return next;
    },
  };
}

async function read(db: Database) {
  const rows = await db.select().from(ownerSettings);
  const known = Object.keys(ownerSettingsSchema.shape);
  // A row of a setting that no longer exists is no reason not to start.
  return ownerSettingsSchema.parse(Object.fromEntries(rows.filter(({ key }) => known.includes(key)).map(({ key, value }) => [key, value])));
}
