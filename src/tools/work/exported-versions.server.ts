import type { Database } from '#kit/db/database.server.ts';
import type { ExportedVersion } from './work-exporter.ts';
import { findVersion, listVersions } from './version-queries.server.ts';
import type { WorkRow } from './work-queries.server.ts';
import type { WorkRegistry } from './work-registry.server.ts';

/** What stands there now, then its versions, the newest first; one at a time, because all of them may be large. */
export async function* exportedVersions(
  { db, works }: { db: Database; works: WorkRegistry },
  row: WorkRow,
): AsyncGenerator<ExportedVersion<unknown>, void, undefined> {
  const listed = await listVersions(db, row.id);
  if (listed[0]?.revision !== row.revision) {
    const { content, condition } = works.read(row);
    if (condition === 'sound')
      yield { number: null, name: null, author: null, createdAt: row.updatedAt, content };
  }
  for (const { number } of listed) {
    const version = await findVersion(db, { workId: row.id, number });
    if (!version) continue;
    const { content, condition } = works.read({ ...version, kind: row.kind });
    if (condition !== 'sound') continue;
    const { name, author, createdAt } = version;
    yield { number, name, author: author?.name ?? null, createdAt, content };
  }
}
