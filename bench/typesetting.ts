/** PDFs: one page in a thread that has just begun and in one that has worked, and about 300 pages of each kind, as a share of the deadline and beside pdfkit. */
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { getDocumentProxy } from 'unpdf';
import { exportDeadlineMs, makePdf } from '#tools/export/make-files.server.ts';
import { ratio, whole, type Table } from './table.ts';

/** Real prose: the project's own. */
const paragraphs = readFileSync(new URL('../CONTRIBUTING.md', import.meta.url), 'utf8')
  .split(/\n\n+/)
  .map((text) => text.replaceAll(/[#*`|[\]<>_]/g, '').replaceAll(/\s+/g, ' '))
  .filter((text) => text.length > 80);

const prose = Array.from({ length: 3_000 }, (_, at) => paragraphs[at % paragraphs.length]!)
  .join('\n\n')
  .slice(0, 820_000);

const long: Readonly<Record<string, string>> = {
  prose,
  code: `~~~\n${'const leaf = bamboo[3]; // one of them\n'.repeat(15_500)}~~~`,
  'a table': `| a | b | c |\n|---|---|---|\n${'| one cell | another with words | third |\n'.repeat(8_500)}`,
};

const set = (text: string) =>
  makePdf(
    {
      parts: [
        { is: 'title', text: 'A title' },
        { is: 'markdown', text },
      ],
      origin: '',
    },
    { who: undefined },
  );

async function time<Value>(work: () => Promise<Value>) {
  const before = performance.now();
  const value = await work();
  return { value, ms: performance.now() - before };
}

export async function benchTypesetting(): Promise<Table> {
  const cold = await time(() => set('One page.'));
  const warm = await time(() => set('Another page.'));
  const rows: string[][] = [
    ['one page, thread just begun', '1', whole(cold.ms), ''],
    ['one page', '1', whole(warm.ms), ''],
  ];
  for (const [name, text] of Object.entries(long)) {
    const { value, ms } = await time(() => set(text));
    const { numPages } = await getDocumentProxy(new Uint8Array(value));
    rows.push([name, String(numPages), whole(ms), `${whole((ms / exportDeadlineMs) * 100)} %`]);
    if (name !== 'prose') continue;
    const floor = await time(() => setWithPdfkit(text));
    rows.push([
      'the same prose by pdfkit, in one typeface',
      '',
      whole(floor.ms),
      `ratio ${ratio(ms, floor.ms)}`,
    ]);
  }
  return {
    title: 'Typesetting PDFs',
    columns: ['', 'pages', 'ms', 'of the deadline'],
    rows,
  };
}

function setWithPdfkit(text: string): Promise<Buffer> {
  const pdf = new Pdf({ size: 'A4', margin: 62 });
  for (const paragraph of text.split('\n\n')) pdf.fontSize(10.5).text(paragraph, { paragraphGap: 7 });
  pdf.end();
  return buffer(pdf);
}
