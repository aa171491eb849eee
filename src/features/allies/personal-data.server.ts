/** What the tables of allies hold about people. */
import { inArray, eq } from 'drizzle-orm';
import type { Database } from '#kit/db/database.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import type { Person, PersonalData, Row } from '#kit/privacy/registry.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { listKnowledge } from './queries.server.ts';
import { allies, allyKnowledge, memories, memoryPauses, stackItems } from './table.server.ts';

export const allyPersonalData: readonly PersonalData[] = [
  {
    table: allies,
    export: ownedRows(allies, allies.ownerId),
    // An ally is a principal of its own: it goes before the one that it belongs to.
    async erase(tx, { id }) {
      const own = tx.select({ id: allies.id }).from(allies).where(eq(allies.ownerId, id));
      await tx.delete(principals).where(inArray(principals.id, own));
    },
  },
  { table: allyKnowledge, export: knowledgeOfOwn, erase: 'cascade' },
  { table: memories, export: ownedRows(memories, memories.ownerId), erase: 'cascade' },
  { table: memoryPauses, export: ownedRows(memoryPauses, memoryPauses.ownerId), erase: 'cascade' },
  { table: stackItems, export: ownedRows(stackItems, stackItems.ownerId), erase: 'cascade' },
];

async function* knowledgeOfOwn(db: Database, { id }: Person): AsyncIterable<Row> {
  const own = await db.select({ id: allies.id }).from(allies).where(eq(allies.ownerId, id));
  for (const ally of own) yield* await listKnowledge(db, ally.id);
}
