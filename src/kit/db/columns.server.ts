import { randomUUIDv7 } from 'node:crypto';
import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** Ids sort by time of creation, so that indexes grow at one end. */
export const newId = randomUUIDv7;

export const idColumn = () => uuid('id').primaryKey().$defaultFn(newId);
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAtColumn = () => moment('created_at').notNull().defaultNow();
