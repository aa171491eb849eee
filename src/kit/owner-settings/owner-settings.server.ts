/** Settings that the owner changes while the program runs. The rest of the code just reads `current`. */
import type { Database, Queryable } from '#kit/db/database.server.ts';
import type { Bus, BusTransaction } from '#kit/events/bus.server.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import { ownerSettings } from './table.server.ts';
import { ownerSettingsDefaults, ownerSettingsSchema, type OwnerSettingsValues } from './values.ts';

export type { OwnerSettingsValues };

const channel = 'owner-settings';
/** Only what changed travels, so that two changes at once on two nodes do not undo each other. */
const settingsChanged = defineEvent('owner-settings.changed', ownerSettingsSchema.partial());

export type OwnerSettings = Awaited<ReturnType<typeof loadOwnerSettings>>;

export async function loadOwnerSettings(db: Database, bus: Bus) {
  let values = await read(db);
  bus.on(settingsChanged, (changes) => {
    values = { ...values, ...(changes as Partial<OwnerSettingsValues>) };
  });
  return {
    get current() {
      return values;
    },
    /** Saves in the caller's transaction and answers how the settings stand then; every node hears of it once that commits. */
    async change(tx: BusTransaction, changes: Partial<OwnerSettingsValues>, updatedBy: string) {
      const valid = ownerSettingsSchema.partial().parse(changes);
      for (const [key, value] of Object.entries(valid))
        await tx
          .insert(ownerSettings)
          .values({ key, value, updatedBy })
          .onConflictDoUpdate({
            target: ownerSettings.key,
            set: { value, updatedBy, updatedAt: new Date() },
          });
      tx.emit(channel, settingsChanged, valid);
      return read(tx);
    },
  };
}

async function read(db: Queryable): Promise<OwnerSettingsValues> {
  const rows = await db.select().from(ownerSettings);
  // A row of a setting that no longer exists is no reason not to start.
  const known = rows.filter(({ key }) => key in ownerSettingsSchema.shape);
  return ownerSettingsSchema.parse({
    ...ownerSettingsDefaults,
    ...Object.fromEntries(known.map(({ key, value }) => [key, value])),
  });
}
