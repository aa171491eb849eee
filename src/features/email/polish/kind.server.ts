/** A polished text: the draft, and every change with its reason. */
import { documentExporters } from '#tools/export/document-exporters.server.ts';
import { heading, points } from '#tools/export/outline.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { polishData } from './data.ts';
import { polishKind } from './kind.ts';

export const polishResults = implementKind(polishKind, {
  schema: polishData,
  exporters: documentExporters,
  tell: ({ edits, text }) => ({
    parts:
      edits.length === 0
        ? []
        : [
            heading(3, 'Changes'),
            points(
              edits.map(({ was, now, why }) => ({ text: now === null ? was : `${was} → ${now}`, note: why })),
            ),
          ],
    details: { draft: text, edits },
  }),
});
