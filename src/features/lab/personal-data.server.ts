/** What the tables of the lab hold about people. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#kit/db/database.server.ts';
import { eraseDeleted } from '#kit/privacy/erase-deleted.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import type { Person, PersonalData, Row } from '#kit/privacy/registry.server.ts';
import { experiments, labAttachments, labPeople, labPosts, labVersions } from './table.server.ts';
import { experimentTrash, postTrash } from './trash.server.ts';

export const labPersonalData: readonly PersonalData[] = [
  {
    table: experiments,
    export: ownedRows(experiments, experiments.authorId),
    // Where others said something it stays without the name, as the page on which one deletes an account says. The rest goes.
    async erase(tx, person) {
      await eraseDeleted(experiments, { ...experimentTrash, author: experiments.authorId })(tx, person);
      const { id } = person;
      await tx.delete(experiments).where(
        and(
          eq(experiments.authorId, id),
          sql`not exists (select from lab_post p where p.experiment_id = ${experiments.id}
            and p.author_id is not null and p.author_id <> ${id})`,
        ),
      );
    },
  },
  { table: labVersions, export: versionsOfOwn, erase: 'keep' },
  { table: labAttachments, export: ownedRows(labAttachments, labAttachments.ownerId), erase: 'cascade' },
  // Others answered it or learnt from it: it stays without the name.
  {
    table: labPosts,
    export: ownedRows(labPosts, labPosts.authorId),
    erase: eraseDeleted(labPosts, { ...postTrash, author: labPosts.authorId }),
  },
  { table: labPeople, export: ownedRows(labPeople, labPeople.ownerId), erase: 'cascade' },
];

async function* versionsOfOwn(db: Database, { id }: Person): AsyncIterable<Row> {
  const own = await db.select({ id: experiments.id }).from(experiments).where(eq(experiments.authorId, id));
  for (const experiment of own)
    yield* await db.select().from(labVersions).where(eq(labVersions.experimentId, experiment.id));
}
