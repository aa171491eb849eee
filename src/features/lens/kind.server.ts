/** What Lens found, as a kind of result. */
import { documentExporters } from '#tools/export/document-exporters.server.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { pairsOf } from './colours/pairs.ts';
import { lensData } from './data.ts';
import { fieldWords, formatWords, legibleWords } from './words.ts';
import { lensKind } from './kind.ts';

export const lensResults = implementKind(lensKind, {
  schema: lensData,
  exporters: documentExporters,
  tell: ({ codes, colours, fields, form }) => ({
    parts: [
      ...(fields.length > 0
        ? [
            points(
              'Fields',
              fields.map(({ name, value }) => ({ text: value, note: fieldWords[name] })),
            ),
          ]
        : []
      ).flat(),
      ...(codes.length > 0
        ? [
            points(
              'Codes',
              codes.map(({ format, text }) => ({ text, note: formatWords(format) })),
            ),
          ]
        : []
      ).flat(),
      ...(colours.length > 0
        ? [
            points(
              'Colours',
              colours.map(({ hex, name, share }) => ({
                text: `${name} ${hex}`,
                note: `${Math.round(share * 100)} %`,
              })),
            ),
            points(
              'Contrast',
              pairsOf(colours).map(({ one, other, ratio, legible }) => ({
                text: `${one.name} on ${other.name}: ${ratio.toFixed(1)}:1`,
                note: legibleWords[legible],
              })),
            ),
          ]
        : []
      ).flat(),
    ],
    details: { form, fields, codes, colours },
  }),
});

function points(title: string, items: { text: string; note: string }[]) {
  return [
    { is: 'heading', level: 3, text: title },
    { is: 'points', items },
  ] as const;
}
