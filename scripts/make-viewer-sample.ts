/** Makes the sample that `/page-viewer` shows, with the place of each of its words. */
import fs from 'node:fs';
import path from 'node:path';
import type { Passage } from '#kit/documents/read/document.ts';
import { placedPdf } from '#testing/placed-pdf.ts';

const folder = path.resolve(import.meta.dirname, '../src/features/documents/viewer/sample');
const name = 'The bamboo garden.pdf';
const { bytes, pages } = await placedPdf(
  [
    {
      heading: 'The bamboo garden',
      columns: [
        [
          'This is a sample. It shows how pages are drawn and how words on them are marked.',
          'The garden was laid out in 1931 on the slope behind the old mill. It holds forty kinds of bamboo, the tallest of which reaches eighteen metres.',
          'Visitors may walk the paths from April to October. Dogs are welcome on a lead.',
        ],
      ],
    },
    {
      heading: 'Two columns',
      columns: [
        [
          'On the left stands what is planted: arrow bamboo by the gate, black bamboo by the pond, and a grove of giant bamboo at the top of the hill.',
          'New canes appear in May and are as high as a house by July.',
        ],
        [
          'On the right stands what it costs. Entry is six euros, four for students, and nothing for children under twelve.',
          'A guided walk takes ninety minutes and is held every Sunday at eleven.',
        ],
      ],
    },
    {
      heading: 'A page that lies on its side',
      rotate: 90,
      columns: [
        [
          'Plans of the garden are wide, so this page is turned. The file says by how much, and marks follow the turn.',
          'The tea house closes at five. Its roof was mended in 2019 with canes from the garden itself.',
        ],
      ],
    },
  ],
  { coloured: false, title: name },
);

const quotations = [
  'forty kinds of bamboo',
  'arrow bamboo by the gate, black bamboo by the pond',
  'four for students',
  'The tea house closes at five.',
];
const marks = quotations.map((quotation): Passage => {
  for (const { number, blocks } of pages)
    for (const [block, { text }] of blocks.entries()) {
      const start = text.indexOf(quotation);
      if (start >= 0) return { page: number, block, start, end: start + quotation.length };
    }
  throw new Error(`The sample has no such words: ${quotation}`);
});

fs.mkdirSync(folder, { recursive: true });
fs.writeFileSync(path.join(folder, 'sample.pdf'), bytes);
fs.writeFileSync(
  path.join(folder, 'sample.json'),
  `${JSON.stringify({ name, form: 'pdf', pages, marks }, rounded)}\n`,
);

function rounded(_: string, value: unknown) {
  return typeof value === 'number' ? Math.round(value * 1e5) / 1e5 : value;
}
