/** Every table says whose data it holds and how it is exported and erased; a test fails on a table that does not. */
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#kit/db/database.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { Services } from '#kit/services.server.ts';

export interface Person {
  id: string;
  email: string;
}

export type Row = Record<string, unknown>;

type ErasingServices = Pick<Services, 'jobs' | 'secrets' | 'settings'>;

export interface PersonalData {
  table: PgTable;
  /** Rows of a person as they go into the export; absent where nothing in it is about people. */
  export?: (db: Database, person: Person, services: Pick<Services, 'secrets'>) => AsyncIterable<Row>;
  /**
   * `cascade`: goes with the principal. `keep`: nothing personal in it, or kept without the name (say why in a comment).
   * A function does what a foreign key cannot, in the transaction in which the person goes.
   */
  erase:
    | 'cascade'
    | 'keep'
    | ((tx: BusTransaction, person: Person, services: ErasingServices) => Promise<void>);
}
