import { documentExporters } from '#tools/export/document-exporters.server.ts';
import { heading, type OutlinePart } from '#tools/export/outline.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { comparisonData } from './data.ts';
import { comparisonKind } from './kind.ts';

export const comparisonResults = implementKind(comparisonKind, {
  schema: comparisonData,
  exporters: documentExporters,
  tell: ({ first, second, changes, contradictions, same }) => ({
    sources: [{ title: first.name }, { title: second.name }],
    parts: [
      ...part(
        'Contradictions',
        contradictions.map(({ difference, first: one, second: other }) => ({
          text: difference,
          note: `p. ${one.page}: “${one.text}” – p. ${other.page}: “${other.text}”`,
        })),
      ),
      ...part(
        'Differences',
        changes.map(({ is, was, now }) => ({
          text: `${is}: ${now?.text ?? was?.text ?? ''}`,
          note: [
            was && `before p. ${was.page}${is === 'changed' ? `: “${was.text}”` : ''}`,
            now && `after p. ${now.page}`,
          ]
            .filter(Boolean)
            .join(', '),
        })),
      ),
    ],
    details: { first, second, changes, contradictions, same },
  }),
});

const part = (title: string, items: { text: string; note: string }[]): OutlinePart[] =>
  items.length > 0 ? [heading(3, title), { is: 'points', items }] : [];
