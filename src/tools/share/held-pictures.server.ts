/** Whether something that others are about to see shows a picture that is held. */
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { judgedTypes, judgeFile } from '#kit/files/judge.server.ts';
import type { StoredFile } from '#kit/files/files.server.ts';
import { files } from '#kit/files/table.server.ts';
import type { Services } from '#kit/services.server.ts';
import { givenTo, madeBy } from '../run/run-files.server.ts';
import { ofWork } from '../work/work-files.server.ts';

/** Beforehand; the rest of a long talk or document is looked at when somebody reads it. */
const mostBeforehand = 12;

interface Shown {
  ownerId: string;
  purposes: string[];
  isShown?: (file: StoredFile) => boolean;
}

export async function hasHeldPicture(
  services: Services,
  { ownerId, purposes, isShown = () => true }: Shown,
): Promise<boolean> {
  const found = await services.db
    .select()
    .from(files)
    .where(
      and(
        eq(files.ownerId, ownerId),
        inArray(files.purpose, purposes),
        inArray(files.contentType, judgedTypes),
        isNull(files.variantOf),
        isNull(files.deletedAt),
        or(isNull(files.judged), ne(files.judged, 'fine')),
      ),
    )
    .orderBy(files.id);
  for (const file of found.filter(isShown).slice(0, mostBeforehand))
    if ((await judgeFile(services, file)) === 'held') return true;
  return false;
}

/** Where files of a subject are kept, whatever it is. */
export const purposesOf = (subjectId: string) => [madeBy(subjectId), givenTo(subjectId), ofWork(subjectId)];
