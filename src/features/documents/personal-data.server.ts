import type { PersonalData } from '#kit/privacy/registry.server.ts';
import { listOwn, plainPages } from './queries.server.ts';

/** What was read of a person's documents, page by page. */
export const exportPages: NonNullable<PersonalData['export']> = async function* (db, { id }) {
  for (const document of await listOwn(db, id))
    for await (const page of plainPages(db, document.id)) yield { documentId: document.id, ...page };
};
