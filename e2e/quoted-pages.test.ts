/** From a file to the marked words: a PDF is brought, read by the server, and a link to a passage marks that very passage. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ReadPage } from '#kit/documents/read/document.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { placedPdf, wordsOf } from '#testing/placed-pdf.ts';
import { openAs, useAppAndBrowser } from './app-and-browser.ts';

useAppAndBrowser();

const signedOut = [/401.*\/api\/auth\/user/];

test('words recognised by this server are marked where they are drawn, in columns and on a rotated page', async () => {
  const { bytes, pages: drawn } = await placedPdf([
    {
      heading: 'The mill',
      columns: [
        ['The mill was built in 1784 and burned down twice.', 'Nobody knows who laid the first fire there.'],
      ],
    },
    {
      heading: 'Two sides',
      columns: [
        ['Left stands the tale of the miller and his three sons.', 'They shared the house among themselves.'],
        ['Right stands what each of them was given in the end.', 'The youngest had the cat, as one knows.'],
      ],
    },
    {
      heading: 'Turned',
      rotate: 90,
      columns: [['This page lies on its side and is shown upright.', 'Maps are often so.']],
    },
  ]);
  const opened = await openAs(null, { context: { deviceScaleFactor: 2 } });
  const { page } = opened;
  await visit(page, '/document-analyzer');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'mill.pdf', mimeType: 'application/pdf', buffer: bytes });
  const listed = async () =>
    ((await (await page.request.get('/api/documents')).json()) as { items: { id: string; state: string }[] })
      .items[0];
  await expect.poll(async () => (await listed())?.state).toBe('ready');
  const { id } = (await listed())!;
  const { pages } = (await (await page.request.get(`/api/documents/${id}/pages?from=1&to=3`)).json()) as {
    pages: ReadPage[];
  };

  for (const quotation of [
    'built in 1784 and burned',
    'the tale of the miller and his three sons.',
    'each of them was given in the end.',
    'its side and is shown upright.',
  ]) {
    const place = pages
      .flatMap(({ number, blocks }) =>
        blocks.map(({ text }, block) => ({ number, block, start: text.indexOf(quotation) })),
      )
      .find(({ start }) => start >= 0);
    expect(place, `“${quotation}” was read as one`).toBeDefined();
    const { number, block, start } = place!;
    await visit(
      page,
      `/document-analyzer?document=${id}&quote=p${number}.b${block}.${start}-${start + quotation.length}`,
    );
    const viewer = page.getByRole('region', { name: 'Pages of mill.pdf' });
    const marks = viewer.locator('[data-mark=current]');
    await marks.first().waitFor();
    await expect
      .poll(() =>
        viewer
          .locator(`[data-page="${number}"] canvas`)
          .evaluateAll((all) =>
            all.map(
              (canvas) =>
                Math.abs((canvas as HTMLCanvasElement).width - 2 * (canvas as HTMLElement).offsetWidth) <= 2,
            ),
          ),
      )
      .toEqual([true]);
    const boxes = await marks.evaluateAll((all) =>
      all.map((mark) => {
        const { x, y, width, height } = mark.getBoundingClientRect();
        (mark as HTMLElement).style.visibility = 'hidden';
        // Marks reach a little over their words, and the reader shares out a line's width among its letters.
        return { x: x + 6, y, width: width - 12, height };
      }),
    );
    const found: string[] = [];
    for (const clip of boxes)
      found.push(...(await coloursUnder(await page.screenshot({ clip }), drawn[number - 1]!)));
    expect(found.join(' ')).toBe(quotation);
  }
  expectNoProblems(opened, signedOut);
  await opened.close();
});

/** Every word has a colour of its own: which words are to be seen. */
async function coloursUnder(screenshot: Buffer, read: ReadPage): Promise<string[]> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const known = wordsOf(read).map((word) => ({ ...word, count: 0 }));
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel = [data[at]!, data[at + 1]!, data[at + 2]!];
    if (Math.min(...pixel) > 6) continue;
    const word = known.find(({ colour }) =>
      colour.every((value, index) => Math.abs(value - pixel[index]!) <= 8),
    );
    if (word) word.count += 1;
  }
  return known.filter(({ count }) => count >= 3).map(({ text }) => text);
}
