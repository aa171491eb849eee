/** Search as people meet it: from the box, from the address bar, without scripts, and where nothing is found. */
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, reload, visit } from '#testing/browser.ts';
import { openAs, useAppWithWorld, world } from './app-and-browser.ts';

const signedOut = [/401.*\/api\/auth\/user/];
const question = 'How do pandas digest bamboo?';
const sentence = 'Pandas digest only about a fifth of the bamboo they eat.';

useAppWithWorld();
beforeEach(() => {
  world.sources.found.set('wikipedia', [
    {
      title: 'Giant panda',
      text: `The giant panda is a bear of central China. ${sentence}`,
      href: 'https://en.wikipedia.org/wiki/Giant_panda',
      date: '2024-03-05',
      by: 'Ada Lovelace',
    },
  ]);
});

test('a question typed into the box is answered in quotations; a number shows its passage and leads to it', async () => {
  world.sources.faults.set('wiby', 'unavailable');
  const opened = await openAs(null);
  const { page } = opened;
  await visit(page, '/search');
  await page.getByRole('searchbox', { name: 'Search' }).fill(question);
  await page.keyboard.press('Enter');
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.getByText(sentence).waitFor();
  const citation = answer.getByRole('link', { name: 'Source 1: Giant panda' });
  await expect
    .poll(() => citation.getAttribute('href'))
    .toMatch(/^https:\/\/en\.wikipedia\.org\/wiki\/Giant_panda#:~:text=Pandas%20digest/);
  await citation.hover();
  await page.getByRole('tooltip').getByText('bear of central China').waitFor();
  await expectAccessible(page, page.getByText('not: Wiby'));
  // The way back leads to before the search, not into it again.
  await page.goBack();
  await page.getByRole('heading', { name: /See where it says so/ }).waitFor();
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('the address bar searches, and a reload shows the same search', async () => {
  const opened = await openAs(null);
  const { page } = opened;
  await page.goto(`/web-search?q=${encodeURIComponent(question)}`);
  await page.getByRole('region', { name: 'Answer' }).getByText(sentence).waitFor();
  await page.waitForURL(/run=/);
  const before = page.url();
  await reload(page);
  await page.getByRole('region', { name: 'Answer' }).getByText(sentence).waitFor();
  expect(page.url()).toBe(before);
  const description = await page.locator('link[rel=search]').getAttribute('href');
  expect((await page.request.get(description!)).status()).toBe(200);
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('without scripts the form is sent and the answer comes with the page', async () => {
  const opened = await openAs(null, { context: { javaScriptEnabled: false } });
  const { page } = opened;
  await page.goto('/search');
  expect(await page.getByText('This needs JavaScript').count()).toBe(0);
  await page.getByRole('searchbox', { name: 'Search' }).fill(question);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('region', { name: 'Answer' }).getByText(sentence).waitFor();
  expect(page.url()).toContain('whole=1');
  await opened.close();
});

test('where nothing is found, it says who was asked and with which words', async () => {
  world.sources.found.clear();
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  await page.goto('/search?q=flurbish+quonset+zibbler');
  const absence = page.getByRole('region', { name: 'Not found' });
  await absence.getByText('“flurbish quonset zibbler”').waitFor();
  await expectAccessible(page, absence.getByText('Wikipedia'));
  expect(await page.locator('main').evaluate((main) => main.scrollWidth <= window.innerWidth)).toBe(true);
  await opened.close();
});

test('nothing, one letter and a pasted page are answered in clear words, and the box keeps them', async () => {
  const opened = await openAs(null);
  const { page } = opened;
  await visit(page, '/search');
  const box = page.getByRole('searchbox', { name: 'Search' });
  for (const [typed, words] of [
    ['', 'Enter a question or a few words'],
    ['x', 'at least two letters'],
    ['word '.repeat(2000), 'That’s too long'],
  ] as const) {
    await box.fill(typed);
    await page.keyboard.press('Enter');
    await page.getByText(words).waitFor();
  }
  expect(page.url()).not.toContain('run=');
  await opened.close();
});

test('an address of no saved search says so and offers to search for its words; words alone are searched for', async () => {
  const opened = await openAs(null);
  const { page } = opened;
  const response = await page.goto('/search/how-pandas-eat/nothing');
  expect(response!.status()).toBe(404);
  await page.getByRole('heading', { name: 'Search not found' }).waitFor();
  await expect
    .poll(() => page.getByRole('searchbox', { name: 'Search' }).inputValue())
    .toBe('how pandas eat');
  await page.goto('/search/capital-of-australia');
  await page.getByText('Canberra').first().waitFor();
  await opened.close();
});
