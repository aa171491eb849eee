/** Every table says whose data it holds and how it is exported and erased; a test fails on a table that does not. */
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Services } from '#kit/services.server.ts';

export interface PersonalData {
  table: PgTable;
  /** Rows of a person as they go into the export; absent where nothing in it is about people. */
  export?: (services: Services, userId: string) => Promise<Record<string, unknown>[]>;
  /**
   * `cascade`: goes with the principal. `keep`: nothing personal in it, or kept without the name (say why in a comment).
   * A function does what a foreign key cannot.
   */
  erase: 'cascade' | 'keep' | ((services: Services, userId: string) => Promise<void>);
}
