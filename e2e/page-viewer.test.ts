/** Quotations are marked on their very words. Every word has a colour of its own, so the pixels under a mark say which words they are. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Passage, ReadPage } from '#kit/documents/read/document.ts';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { placedPdf, wordsOf } from '#testing/placed-pdf.ts';
import { openAs, useAppAndBrowser } from './app-and-browser.ts';

useAppAndBrowser();

const signedOut = [/401.*\/api\/auth\/user/];
const density = 2;

interface Shown {
  name: string;
  form: 'pdf' | 'picture' | 'flow';
  pages: ReadPage[];
  marks: Passage[];
}

function passageOf(pages: readonly ReadPage[], quotation: string): Passage {
  for (const { number, blocks } of pages)
    for (const [block, { text }] of blocks.entries()) {
      const start = text.indexOf(quotation);
      if (start >= 0) return { page: number, block, start, end: start + quotation.length };
    }
  throw new Error(`No page says “${quotation}”`);
}

const textOf = ({ pages }: Shown, { page, block, start, end }: Passage) =>
  pages[page - 1]!.blocks[block]!.text.slice(start, end);

async function show(shown: Shown, file: Buffer, { width = 1280 } = {}) {
  const opened = await openAs(null, {
    width,
    context: { deviceScaleFactor: density },
  });
  const { page } = opened;
  await page.route(/\/assets\/sample-.*\.json$/, (route) => route.fulfill({ json: shown }));
  await page.route(/\/assets\/sample-.*\.pdf$/, (route) => route.fulfill({ body: file }));
  await visit(page, '/page-viewer');
  return opened;
}

const viewerOf = (page: Page) => page.getByRole('region', { name: /^Pages of/ });

/** The words whose colours are under a rectangle, from what is on the screen. */
async function wordsUnder(
  page: Page,
  read: ReadPage,
  mark: { x: number; y: number; width: number; height: number },
) {
  const { data, info } = await sharp(await page.screenshot({ clip: mark }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const known = wordsOf(read);
  const counts = known.map(() => 0);
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel = [data[at]!, data[at + 1]!, data[at + 2]!];
    if (Math.min(...pixel) > 6) continue;
    const word = known.findIndex(({ colour }) =>
      colour.every((value, index) => Math.abs(value - pixel[index]!) <= 8),
    );
    if (word >= 0) counts[word]! += 1;
  }
  return known.filter((_, index) => counts[index]! >= 3).map(({ text }) => text);
}

/** Where the current quotation is marked, with the marks themselves out of the way. */
async function currentMarks(page: Page) {
  const marks = viewerOf(page).locator('[data-mark=current]');
  await marks.first().waitFor();
  await settled(page);
  const boxes = await marks.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
  return boxes;
}

/** Drawn at its size, and the marks in their place. */
async function settled(page: Page) {
  await expect
    .poll(() =>
      viewerOf(page)
        .locator('[data-page]:has([data-mark=current]) [data-drawing] canvas')
        .evaluateAll((canvases) =>
          canvases.map((canvas) => {
            const { width, offsetWidth } = canvas as HTMLCanvasElement;
            return Math.abs(width - offsetWidth * window.devicePixelRatio) <= 2;
          }),
        ),
    )
    .toEqual([true]);
}

async function expectWordsMarked(page: Page, shown: Shown, passage: Passage, at: string) {
  const quotation = textOf(shown, passage);
  const boxes = await currentMarks(page);
  await viewerOf(page).evaluate((viewer) => {
    for (const mark of viewer.querySelectorAll<HTMLElement>('[data-mark]')) mark.style.visibility = 'hidden';
  });
  const found: string[] = [];
  for (const box of boxes) found.push(...(await wordsUnder(page, shown.pages[passage.page - 1]!, box)));
  await viewerOf(page).evaluate((viewer) => {
    for (const mark of viewer.querySelectorAll<HTMLElement>('[data-mark]')) mark.style.visibility = '';
  });
  expect(found.join(' '), at).toBe(quotation);
}

const long = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `word${first + index}`).join(' ');

async function sample(): Promise<{ shown: Shown; bytes: Buffer }> {
  const { bytes, pages } = await placedPdf([
    {
      heading: 'First things',
      columns: [['The mill was built in 1784 and burned down twice.', long(1, 20)]],
    },
    {
      heading: 'Side by side',
      columns: [
        ['Left stands the tale of the miller and his three sons.', long(30, 8)],
        ['Right stands what each of them was given in the end.', long(50, 8)],
      ],
    },
    {
      heading: 'Turned',
      rotate: 90,
      columns: [['This page lies on its side and is shown upright.', long(70, 12)]],
    },
  ]);
  const quotations = [
    'The mill was built in 1784',
    'the tale of the miller and his three sons.',
    'was given in the end.',
    'lies on its side and is shown upright.',
  ];
  const marks = quotations.map((quotation) => passageOf(pages, quotation));
  return { shown: { name: 'The mill.pdf', form: 'pdf', pages, marks }, bytes };
}

test('every quotation is marked on its own words: in columns, on turned pages, zoomed and rotated', async () => {
  const { shown, bytes } = await sample();
  const opened = await show(shown, bytes);
  const { page } = opened;
  const options = page.getByRole('button', { name: 'View options' });
  const rotate = async () => {
    await options.click();
    await page.getByRole('menuitem', { name: 'Rotate right' }).click();
  };
  const looks: [string, () => Promise<void>][] = [
    ['as it opens', async () => {}],
    ['turned once', rotate],
    ['turned and larger', () => page.getByRole('button', { name: 'Zoom in' }).click()],
    ['turned twice', rotate],
  ];
  for (const [look, change] of looks) {
    await change();
    for (const passage of shown.marks) {
      const quotation = textOf(shown, passage);
      await page.getByRole('button', { name: `“${quotation}”` }).click();
      await expectWordsMarked(page, shown, passage, `${quotation}, ${look}`);
    }
  }
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('a page is found, turned to, copied from with its number, and read in the dark, by keys alone', async () => {
  const { shown, bytes } = await sample();
  const opened = await show(shown, bytes);
  const { page } = opened;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const viewer = viewerOf(page);
  await viewer.focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('STANDS');
  await page.getByText('1 of 2').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('2 of 2').waitFor();
  await expectWordsMarked(
    page,
    shown,
    { ...passageOf(shown.pages, 'Right stands'), start: 6, end: 12 },
    'found',
  );
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('textbox', { name: 'Page' }).inputValue()).toBe('2');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.getByRole('textbox', { name: 'Page' }).inputValue()).toBe('3');

  // Words are selected as they are read, across their boxes.
  await viewer.evaluate((element) => {
    const words = element.querySelectorAll('[data-page="3"] [data-block="1"] [data-at]');
    document.getSelection()!.setBaseAndExtent(words[2]!.firstChild!, 0, words[5]!.firstChild!, 4);
  });
  await page.getByRole('button', { name: 'Copy with page' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('“lies on its side” (The mill.pdf, p. 3)');
  await viewer.focus();
  await page.keyboard.press('Control+c');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('lies on its side');

  await page.getByRole('button', { name: 'Thumbnails and outline' }).click();
  const panel = page.getByRole('complementary', { name: 'Pages and outline' });
  await expect.poll(() => panel.locator('canvas').count()).toBe(3);
  await panel.getByRole('tab', { name: 'Outline' }).click();
  await panel.getByRole('button', { name: /^Side by side/ }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Page' }).inputValue()).toBe('2');
  await page.getByRole('button', { name: 'View options' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark pages' }).click();
  await page.keyboard.press('Escape');
  const corner = async () => {
    const box = (await viewer.locator('[data-page="2"]').boundingBox())!;
    const clip = {
      x: box.x + 4,
      y: Math.max(box.y, (await viewer.boundingBox())!.y) + 4,
      width: 4,
      height: 4,
    };
    return (
      await sharp(await page.screenshot({ clip }))
        .raw()
        .toBuffer()
    )[0]!;
  };
  await expect.poll(corner).toBeLessThan(30);
  await expectAccessible(page, viewer.locator('[data-page="2"]'));
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('of three hundred pages only those in sight are drawn, and a quotation far down is reached', async () => {
  const wishes = Array.from({ length: 300 }, (_, index) => ({
    columns: [[`Page ${index + 1} has its own words here.`]],
  }));
  const { bytes, pages } = await placedPdf(wishes);
  const marks = [passageOf(pages, 'Page 263 has its own words')];
  const shown: Shown = { name: 'Long.pdf', form: 'pdf', pages, marks };
  const opened = await show(shown, bytes, { width: 390 });
  const { page } = opened;
  await page.getByRole('button', { name: /Page 263/ }).click();
  await expectWordsMarked(page, shown, marks[0]!, 'on a phone');
  await expect.poll(() => page.getByRole('textbox', { name: 'Page' }).inputValue()).toBe('263');
  expect(await viewerOf(page).locator('canvas').count()).toBeLessThan(12);
  expect(await page.locator('main').evaluate((main) => main.scrollWidth <= window.innerWidth)).toBe(true);
  await expectAccessible(page, viewerOf(page));
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('flowing text is marked, found and copied; a file that is no PDF says so', async () => {
  const pages: ReadPage[] = [
    {
      number: 1,
      label: 'Chapter 1',
      blocks: [
        { role: 'heading', level: 1, text: 'The river' },
        { role: 'paragraph', text: 'It rises in the hills and ends in the sea.' },
        {
          role: 'table',
          text: 'Place\tDepth\nFord\t1 m',
          table: {
            rows: [
              ['Place', 'Depth'],
              ['Ford', '1 m'],
            ],
            heads: 1,
          },
        },
      ],
    },
  ];
  const marks = [passageOf(pages, 'ends in the sea'), passageOf(pages, '1 m')];
  const flowing = await show({ name: 'River.txt', form: 'flow', pages, marks }, Buffer.from(''));
  await flowing.page.getByRole('button', { name: '“ends in the sea”' }).click();
  await expect
    .poll(() => viewerOf(flowing.page).locator('mark[data-mark=current]').textContent())
    .toBe('ends in the sea');
  await flowing.page.getByRole('button', { name: '“1 m”' }).click();
  await expect
    .poll(() => viewerOf(flowing.page).locator('td mark[data-mark=current]').textContent())
    .toBe('1 m');
  await expectAccessible(flowing.page, viewerOf(flowing.page).locator('td mark[data-mark=current]'));
  expectNoProblems(flowing, signedOut);
  await flowing.close();

  const broken = await show(
    { name: 'Broken.pdf', form: 'pdf', pages, marks: [] },
    Buffer.from('no pdf at all'),
  );
  await broken.page.getByText('This file is damaged, so its pages can’t be displayed.').waitFor();
  expectNoProblems(broken, signedOut);
  await broken.close();
});
