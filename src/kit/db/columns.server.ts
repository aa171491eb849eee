import { randomUUIDv7 } from 'node:crypto';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Ids sort by time of creation, so that indexes grow at one end. */
export const newId = randomUUIDv7;

export const idColumn = () => uuid('id').primaryKey().$defaultFn(newId);
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAtColumn = () => moment('created_at').notNull().defaultNow();

/** The library's own reads a text that is kept as JSON a second time, and makes a number of "12" and infinity of "1e309". */
export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
});
