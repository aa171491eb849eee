/** What the tables of works hold about people. */
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#kit/db/database.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import type { Person, PersonalData, Row } from '#kit/privacy/registry.server.ts';
import {
  workCollaborators,
  workProposals,
  works,
  workUpdates,
  workVersions,
  workWriters,
} from './table.server.ts';

export const workPersonalData: readonly PersonalData[] = [
  { table: works, export: ownedRows(works, works.ownerId, { omit: ['search'] }), erase: 'cascade' },
  // What people wrote in others' works stays there, without their name.
  { table: workVersions, export: ofOwnWorks(workVersions, workVersions.workId), erase: 'cascade' },
  {
    table: workCollaborators,
    export: ownedRows(workCollaborators, workCollaborators.memberId),
    erase: 'cascade',
  },
  // How a text was typed, letter by letter; what came of it is in the work and its versions.
  { table: workUpdates, erase: 'cascade' },
  // Numbers of pages; who typed on them is forgotten with the account.
  { table: workWriters, erase: 'keep' },
  { table: workProposals, export: ofOwnWorks(workProposals, workProposals.workId), erase: 'cascade' },
];

function ofOwnWorks(table: PgTable, workId: PgColumn) {
  return async function* (db: Database, { id }: Person): AsyncIterable<Row> {
    const own = await db.select({ id: works.id }).from(works).where(eq(works.ownerId, id));
    // One work at a time: together they can be large.
    for (const work of own) yield* await db.select().from(table).where(eq(workId, work.id));
  };
}
