/** A run may hold several things to edit, each a work of its own: its id follows from the run and the part, so the same one is opened again. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { workColumns, type WorkRow } from './work-queries.server.ts';
import { works } from './table.server.ts';

interface PartOfRun {
  runId: string;
  kind: string;
  part: string;
}

/** Those in the trash stay there; then it is begun anew, under the next id. */
const mostInTrash = 50;

/** The time of the run stands first, as in every id. */
function idOfPart({ runId, kind, part }: PartOfRun, attempt: number): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([runId, kind, part, attempt]))
    .digest('hex');
  return `${runId.slice(0, 13)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}

/** The one that there is, or the id under which it begins. */
export async function findWorkOfPart(
  db: Queryable,
  { ownerId, ...of }: PartOfRun & { ownerId: string },
): Promise<{ row: WorkRow } | { id: string | undefined }> {
  for (let attempt = 0; attempt < mostInTrash; attempt += 1) {
    const id = idOfPart(of, attempt);
    const [row] = await db.select(workColumns).from(works).where(eq(works.id, id));
    if (!row) return { id };
    if (row.ownerId === ownerId && row.deletedAt === null) return { row };
  }
  return { id: undefined };
}
