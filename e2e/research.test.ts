/** A research as people meet it: a question, its plan, the report, its references, a question on its notes, and one's own text of it. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, openPage, visit } from '#testing/browser.ts';
import { startFakeSources, type FakeSources } from '#testing/fake-sources.ts';
import { app, browser, useAppAndBrowser } from './app-and-browser.ts';

const signedOut = [/401.*\/api\/auth\/user/];
const question = 'How do pandas digest bamboo?';
const page1 = 'https://en.wikipedia.org/wiki/Giant_panda';
let world: FakeSources;

useAppAndBrowser(async () => {
  world = await startFakeSources();
  return world.env;
});
afterAll(() => world?.close());
beforeEach(() => {
  world.found.clear();
  world.found.set('wikipedia', [
    {
      title: 'Giant panda',
      text: 'Pandas digest only about 17 percent of the bamboo they eat. Pandas digest bamboo with the help of microbes in their gut.',
      href: page1,
      date: '2024-03-05',
      by: 'Ada Lovelace',
    },
  ]);
  world.found.set('stackexchange', [
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
  const opened = await openPage(browser, { context: { baseURL: app.url } });
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
  expect(await points.nth(1).inputValue()).toBe('flurbish grommets of the moon');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => points.nth(0).inputValue()).toBe('flurbish grommets of the moon');
  await expectAccessible(page);
  for (let left = 7; left > 2; left -= 1) {
    await page.getByRole('button', { name: `Remove point ${left}` }).click();
    await expect.poll(() => points.count()).toBe(left - 1);
  }
  await page.getByRole('button', { name: 'Start research' }).click();

  await page.getByRole('heading', { level: 1, name: question }).waitFor();
  await page.getByRole('button', { name: 'Edit this report' }).waitFor({ timeout: 60_000 });
  const section = page.getByRole('region', { name: question });
  await section.getByText('with the help of microbes').waitFor();
  const citation = section.getByRole('link', { name: /^Source \d+: Giant panda$/ }).first();
  expect(await citation.getAttribute('href')).toContain(`${page1}#:~:text=`);
  const contested = page.getByRole('complementary', { name: /^Contested: numbers differ/ });
  await contested.getByText('only about 17 percent of').waitFor();
  await contested.getByText('digest about 27 percent of').waitFor();
  const empty = page.getByRole('region', { name: 'flurbish grommets of the moon' });
  await empty.getByText(/Nothing was found on this. Asked with .*Wikipedia/).waitFor();
  expect(await page.getByText(/nothing was found/i).count()).toBe(1);

  // Another style is a choice away, and stays out of the address and of the sources.
  const before = world.asked.length;
  const references = page.getByRole('region', { name: 'References' });
  await references.getByText('(2023, January 2)').waitFor();
  await references.getByLabel('Reference style').selectOption('mla');
  await references.getByText('2 Jan. 2023').waitFor();
  await references.getByLabel('Reference style').selectOption('bibtex');
  await references.getByText('@misc{babbage2023pandas').waitFor();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: /Word/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.docx$/);

  const box = page.getByRole('textbox', { name: 'Ask about these notes' });
  await box.fill('What helps pandas digest bamboo?');
  await box.press('Enter');
  await page.getByText('Quoted word for word from the notes').waitFor({ timeout: 20_000 });
  await box.fill('Who painted the ceiling of the chapel?');
  await box.press('Enter');
  await page.getByText(/^None of the .* of this report answers that/).waitFor({ timeout: 20_000 });
  expect(world.asked.length).toBe(before);

  // The address is enough to come back to all of it.
  await page.reload();
  await page.getByText(/^None of the .* of this report answers that/).waitFor();
  await page.getByRole('button', { name: 'Edit this report' }).click();

  // A document under its own name, read first; its Markdown is edited by a switch, and the research is a link away.
  await page.getByRole('heading', { level: 1, name: question }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'References' }).waitFor();
  expect(await page.getByRole('heading', { name: 'AI collaboration' }).count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Edit' }).click();
  const own = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect.poll(() => own.inputValue()).toMatch(/## Contents[^]*Contested[^]*## References/);
  await own.fill('## My own words');
  await page.getByRole('tab', { name: 'Read' }).click();
  await page.getByRole('heading', { level: 2, name: 'My own words' }).waitFor();
  await page.getByRole('link', { name: 'Back to Research assistant' }).click();
  await page.getByRole('link', { name: 'Open your edited report' }).waitFor();
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('on a phone: what cannot be researched is said in words, and the page does not scroll sideways', async () => {
  const opened = await openPage(browser, { width: 390, context: { baseURL: app.url } });
  const { page } = opened;
  await visit(page, '/v2/research-assistant');
  const box = page.getByRole('textbox', { name: 'Question' });
  for (const [typed, words] of [
    ['', 'Write the question'],
    ['x', 'at least two letters'],
    ['word '.repeat(2000), 'That is a whole text'],
  ] as const) {
    await box.fill(typed);
    await page.getByRole('button', { name: 'Make a plan' }).click();
    await page.getByText(words).waitFor();
  }
  await page.getByRole('button', { name: 'Green roofs' }).click();
  const points = page.getByRole('textbox', { name: /^Point \d+$/ });
  await expect.poll(() => points.count()).toBeGreaterThan(3);
  await points.nth(0).fill(' ');
  await page.getByRole('button', { name: 'Start research' }).click();
  await page.getByText('remove the empty point').waitFor();
  for (let left = await points.count(); left > 0; left -= 1)
    await page.getByRole('button', { name: `Remove point ${left}` }).click();
  await page.getByText('Keep at least one point').waitFor();
  await expectAccessible(page);
  expect(await page.locator('main').evaluate((main) => main.scrollWidth <= window.innerWidth)).toBe(true);
  expectNoProblems(opened, signedOut);
  await opened.close();
});
