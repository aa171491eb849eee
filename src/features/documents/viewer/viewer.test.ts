import { expect, test } from 'vitest';
import type { ReadPage } from '#kit/documents/read/document.ts';
import { findInPage } from './find/find-in-page.ts';
import { layoutOf, sharpness, turn, zoomed, type Rotation } from './geometry.ts';
import { marksByPage } from './marks.ts';
import { createPageCache } from './page-cache.ts';
import { cutByMarks } from './pages/cut-by-marks.ts';
import { headingsOf } from './panel/outline.ts';
import { withReference } from './quote.ts';

const a4 = { width: 600, height: 800 };
const page: ReadPage = {
  number: 4,
  label: 'iv',
  blocks: [
    { role: 'heading', level: 2, text: 'Über die Mühle' },
    { role: 'paragraph', text: 'The ﬁne old\nmill stood. The MILL fell.' },
  ],
};

test('a page fills the width that there is, upright or turned, and takes the room that it needs', () => {
  expect(layoutOf(a4, 'fit', 0, 300)).toMatchObject({ width: 300, height: 400, transform: undefined });
  const lies = layoutOf(a4, 'fit', 90, 400);
  expect(lies).toMatchObject({ width: 300, height: 400, outer: { width: 400, height: 300 } });
  for (const rotation of [90, 180, 270] as Rotation[]) {
    const { width, height, outer, transform } = layoutOf(a4, 0.75, rotation, 0);
    const [, x, y, angle] = /^translate\((\d+)px, (\d+)px\) rotate\((\d+)deg\)$/
      .exec(transform!)!
      .map(Number);
    const [cos, sin] = [Math.cos((angle! * Math.PI) / 180), Math.sin((angle! * Math.PI) / 180)];
    const corners = [0, width].flatMap((left) =>
      [0, height].map((top) => [left * cos - top * sin + x!, left * sin + top * cos + y!] as const),
    );
    expect(Math.min(...corners.map(([left]) => left))).toBeCloseTo(0);
    expect(Math.max(...corners.map(([left]) => left))).toBeCloseTo(outer.width);
    expect(Math.min(...corners.map(([, top]) => top))).toBeCloseTo(0);
    expect(Math.max(...corners.map(([, top]) => top))).toBeCloseTo(outer.height);
  }
  expect(turn(270)).toBe(0);
  expect([zoomed(5, 1), zoomed(0.25, -1), zoomed(1, 1)]).toEqual([5, 0.25, 1.25]);
});

test('a page is as sharp as the screen, and never larger than memory allows', () => {
  expect(sharpness(a4, 300, 2)).toBe(1);
  const huge = sharpness(a4, 30_000, 3);
  expect(huge * a4.width * huge * a4.height).toBeLessThanOrEqual(16_000_001);
});

test('words are found whatever their case, accents, ligatures and ends of lines, at their own letters', () => {
  const said = (words: string) =>
    findInPage(page, words).map(({ block, start, end }) => page.blocks[block]!.text.slice(start, end));
  expect(said('mill')).toEqual(['mill', 'MILL']);
  expect(said('uber die muhle')).toEqual(['Über die Mühle']);
  expect(said('fine old  mill')).toHaveLength(1);
  expect(said('fineold')).toEqual([]);
  expect(said('fine old mill')).toEqual(['ﬁne old\nmill']);
  expect(said('   ')).toEqual([]);
});

test('what is current lies above other marks, and is marked even where nothing else is', () => {
  const passage = { page: 4, block: 1, start: 4, end: 8 };
  const [first, second] = marksByPage([passage], [{ ...passage, end: 12 }], { ...passage }).get(4)!;
  expect([first!.look, first!.isCurrent, second!.look, second!.isCurrent]).toEqual([
    'hit',
    false,
    'mark',
    true,
  ]);
  expect(marksByPage([], [], passage).get(4)).toMatchObject([{ isCurrent: true }]);
  const cut = cutByMarks('The mill', [first!, second!], 0);
  expect(cut.map(({ text, mark }) => [text, mark?.look])).toEqual([
    ['The ', undefined],
    ['mill', 'mark'],
  ]);
  expect(cutByMarks('mill', [second!], 4).map(({ text }) => text)).toEqual(['mill']);
});

test('a quotation says where it is from, and an outline what stands where', () => {
  const passages = [{ page: 4, block: 1, start: 0, end: 9 }];
  expect(withReference('Mill.pdf', passages, new Map([[4, page]]))).toBe('“The ﬁne o” (Mill.pdf, p. iv)');
  const both = [...passages, { page: 5, block: 0, start: 0, end: 3 }];
  const pages = new Map([
    [4, page],
    [5, { number: 5, blocks: [{ role: 'paragraph' as const, text: 'End.' }] }],
  ]);
  expect(withReference('Mill.pdf', both, pages)).toBe('“The ﬁne o\nEnd” (Mill.pdf, pp. iv–5)');
  expect(headingsOf(page)).toEqual([{ title: 'Über die Mühle', page: 4, level: 2 }]);
});

test('a page is asked for once, and again after it could not be had', async () => {
  let asked = 0;
  const pageCache = createPageCache(9, async () => {
    asked += 1;
    if (asked === 1) throw new Error('away');
    return page;
  });
  await expect(pageCache.get(4)).rejects.toThrow('away');
  expect(await pageCache.get(4)).toBe(page);
  await pageCache.get(4);
  expect(asked).toBe(2);
  expect(pageCache.loaded.get(4)).toBe(page);
});
