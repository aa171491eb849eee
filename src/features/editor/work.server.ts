/** A document that people write alone or together. */
import { implementWork } from '#tools/work/implement-work.server.ts';
import { mostContent, richContent } from './document/content.ts';
import { docField, notesField, readLive, writeLive } from './document/live.ts';
import { plainTextOf } from './document/plain.ts';
import { insertedIn, settled, withoutMarks } from './document/settled.ts';
import { blockPartsInWorker, exporters } from './export/exporters.server.ts';
import { documentWork } from './work.ts';

export const documentWorks = implementWork(documentWork, {
  schema: richContent,
  version: 1,
  text: ({ doc }) => plainTextOf(doc),
  parts: blockPartsInWorker,
  shared: ({ doc }) => ({ doc: withoutMarks(settled(doc, false), 'comment'), notes: {} }),
  said: ({ doc, notes }) => {
    const inserted = insertedIn(doc);
    return Object.entries(notes).flatMap(([id, note]) =>
      note.is === 'suggestion'
        ? [
            {
              by: note.by,
              words: note.why ?? '',
              at: `${id} ${note.at}`,
              under: inserted.get(id) ?? '',
              isEngine: note.engine ?? false,
            },
          ]
        : [note, ...note.replies].map(({ by, text, at }) => ({ by, words: text, at: `${id} ${at}` })),
    );
  },
  exporters,
  limit: mostContent,
  live: { roots: [docField, notesField], read: readLive, write: writeLive },
});
