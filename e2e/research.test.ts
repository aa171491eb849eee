/** A research as people meet it: a question, its plan, the report, its references, a question on its notes, and one's own text of it. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, reload, visit } from '#testing/browser.ts';
import { openAs, useAppWithWorld, world } from './app-and-browser.ts';

/** Of the report, which stands above what was asked about it. */
const edit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true }).first();

const signedOut = [/401.*\/api\/auth\/user/];
const question = 'How do pandas digest bamboo?';
const page1 = 'https://en.wikipedia.org/wiki/Giant_panda';

useAppWithWorld();
beforeEach(() => {
  world.sources.found.set('wikipedia', [
    {
      title: 'Giant panda',
      text: 'Pandas digest only about 17 percent of the bamboo they eat. Pandas digest bamboo with the help of microbes in their gut.',
      href: page1,
      date: '2024-03-05',
      by: 'Ada Lovelace',
    },
  ]);
  world.sources.found.set('stackexchange', [
    {
      title: 'Pandas and bamboo',
      text: 'Pandas digest about 27 percent of the bamboo they eat.',
      href: 'https://stackoverflow.com/q/1',
      date: '2023-01-02',
      by: 'Charles Babbage',
    },
  ]);
});

test('from a question to a cited report, its references, a question on its notes, and an own text', async () => {
  const opened = await openAs(null);
  const { page } = opened;
  await visit(page, '/v2/research-assistant');
  await page.getByRole('textbox', { name: 'Question' }).fill(question);
  await page.keyboard.press('Enter');

  // The plan, by keys alone: a point is added, moved to the top, and the others are removed but two.
  const points = page.getByRole('textbox', { name: /^Point \d+$/ });
  await expect.poll(() => points.count()).toBe(6);
  await points.nth(0).press('Enter');
  await expect.poll(() => points.count()).toBe(7);
  await page.keyboard.type('flurbish grommets of the moon');
  await expect.poll(() => points.nth(1).inputValue()).toBe('flurbish grommets of the moon');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => points.nth(0).inputValue()).toBe('flurbish grommets of the moon');
  await expectAccessible(page, points.nth(6));
  for (let left = 7; left > 2; left -= 1) {
    await page.getByRole('button', { name: `Remove point ${left}` }).click();
    await expect.poll(() => points.count()).toBe(left - 1);
  }
  await page.getByRole('button', { name: 'Start research' }).click();

  await page.getByRole('heading', { level: 1, name: question }).waitFor();
  await edit(page).waitFor();
  const section = page.getByRole('region', { name: question });
  await section.getByText('with the help of microbes').waitFor();
  const citation = section.getByRole('link', { name: /^Source \d+: Giant panda$/ }).first();
  await expect.poll(() => citation.getAttribute('href')).toContain(`${page1}#:~:text=`);
  const contested = page.getByRole('complementary', { name: /^Contested: numbers differ/ });
  await contested.getByText('only about 17 percent of').waitFor();
  await contested.getByText('digest about 27 percent of').waitFor();
  const empty = page.getByRole('region', { name: 'flurbish grommets of the moon' });
  await empty.getByText(/“pandas digest bamboo flurbish grommets moon”: Wikipedia/).waitFor();
  await expect.poll(() => page.getByText(/nothing (was )?found.*:/i).count()).toBe(1);

  // Another style is a choice away, and stays out of the address and of the sources.
  const before = world.sources.asked.length;
  const references = page.getByRole('region', { name: 'References' });
  await references.getByText('(2023, January 2)').waitFor();
  await references.getByLabel('Reference style').selectOption('mla');
  await references.getByText('2 Jan. 2023').waitFor();
  await references.getByLabel('Reference style').selectOption('bibtex');
  await expectAccessible(page, references.getByText('@misc{babbage2023pandas'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: /Word/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.docx$/);

  const box = page.getByRole('textbox', { name: 'Ask about these notes' });
  await box.fill('What helps pandas digest bamboo?');
  await box.press('Enter');
  await page.getByText('Quoted verbatim').waitFor();
  await box.fill('Who painted the ceiling of the chapel?');
  await box.press('Enter');
  await page.getByText(/^None of the .* of this report answers that/).waitFor();
  expect(world.sources.asked.length).toBe(before);

  // The address is enough to come back to all of it.
  await reload(page);
  await page.getByText(/^None of the .* of this report answers that/).waitFor();
  await edit(page).click();

  // A document under its own name, read first; its Markdown is edited by a switch, and the research is a link away.
  await page.getByRole('link', { name: 'Back to Research assistant' }).waitFor();
  await page.getByRole('tab', { name: 'Edit' }).waitFor();
  await page.getByRole('heading', { level: 1, name: question }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'References' }).waitFor();
  expect(await page.getByRole('heading', { name: 'AI collaboration' }).count()).toBe(0);
  await expectAccessible(page, page.getByRole('heading', { level: 2, name: 'References' }));
  await page.getByRole('tab', { name: 'Edit' }).click();
  const own = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect.poll(() => own.inputValue()).toMatch(/## Contents[^]*Contested[^]*## References/);
  await own.fill('## My own words');
  await page.getByRole('tab', { name: 'Read' }).click();
  await page.getByRole('heading', { level: 2, name: 'My own words' }).waitFor();
  await page.getByRole('link', { name: 'Back to Research assistant' }).click();
  // Edited again, it is the same text.
  await edit(page).click();
  await page.getByRole('heading', { level: 2, name: 'My own words' }).waitFor();
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('on a phone: what cannot be researched is said in words, and the page does not scroll sideways', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  await visit(page, '/v2/research-assistant');
  const box = page.getByRole('textbox', { name: 'Question' });
  for (const [typed, words] of [
    ['', 'Enter a question'],
    ['x', 'at least two letters'],
    ['word '.repeat(2000), 'That’s too long'],
  ] as const) {
    await box.fill(typed);
    await page.getByRole('button', { name: 'Create plan' }).click();
    await page.getByText(words).waitFor();
  }
  await page.getByRole('button', { name: 'Green roofs' }).click();
  const points = page.getByRole('textbox', { name: /^Point \d+$/ });
  await expect.poll(() => points.count()).toBeGreaterThan(3);
  await points.nth(0).fill(' ');
  await page.getByRole('button', { name: 'Start research' }).click();
  await page.getByText('or remove it').waitFor();
  for (let left = await points.count(); left > 0; left -= 1)
    await page.getByRole('button', { name: `Remove point ${left}` }).click();
  await expectAccessible(page, page.getByText('Keep at least one point'));
  expect(await page.locator('main').evaluate((main) => main.scrollWidth <= window.innerWidth)).toBe(true);
  expectNoProblems(opened, signedOut);
  await opened.close();
});
