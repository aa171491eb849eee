/** What is part of the program, such as the help, is brought up to date when the program starts. */
import { eq } from 'drizzle-orm';
import type { Services } from '#kit/services.server.ts';
import type { SearchSource } from './search-source.server.ts';
import { searchPassages } from './table.server.ts';
import { writeSubjects } from './write-subjects.server.ts';

const atOnce = 20;

export async function refreshFixed({ db }: Pick<Services, 'db'>, sources: readonly SearchSource[]) {
  for (const { id, fixed } of sources) {
    if (!fixed) continue;
    const found = fixed();
    const there = await db
      .selectDistinct({ subject: searchPassages.subject })
      .from(searchPassages)
      .where(eq(searchPassages.source, id));
    const subjects = [...new Set([...found, ...there].map(({ subject }) => subject))];
    for (let at = 0; at < subjects.length; at += atOnce) {
      const some = subjects.slice(at, at + atOnce);
      await writeSubjects(
        db,
        id,
        some,
        found.filter(({ subject }) => some.includes(subject)),
      );
    }
  }
}
