/** The consensus as people meet it: on a fresh install with Bamboo's own sources, and with engines that misbehave. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, reload, visit } from '#testing/browser.ts';
import { app, openAs, useAppWithEngines, world } from './app-and-browser.ts';
import { models } from './outside-world.ts';

const signedOut = [/401.*\/api\/auth\/user/];
const path = '/ai/consensus';

useAppWithEngines();

const answer = (page: Page, title: string) => page.getByRole('article', { name: `Answer of ${title}` });
const newBox = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const nextBox = (page: Page) => page.getByRole('textbox', { name: 'Ask a follow-up' });
const isInside = (page: Page) =>
  page.locator('main').evaluate((main) => main.scrollWidth <= window.innerWidth);

async function ask(page: Page, question: string) {
  await newBox(page).fill(question);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?run=/);
  await page.getByRole('heading', { level: 2, name: question }).waitFor();
}

/** Only these answer from now on in this browser. */
async function choosePanel(page: Page, ...titles: string[]) {
  await page.getByRole('button', { name: /^Engines/ }).click();
  for (const title of titles) await page.getByRole('checkbox', { name: title, exact: true }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** At its end, where the box covers nothing: what it covers before is reached by scrolling on. */
async function expectAccessibleAtEnd(page: Page, shown: Locator) {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page, shown);
}

/** Once it has ended, what the answer rests on is folded. */
async function openEvidence(page: Page) {
  const answers = page.locator('details').filter({ has: page.getByRole('heading', { name: 'Evidence' }) });
  if (!(await answers.evaluate((details) => (details as HTMLDetailsElement).open)))
    await page.getByRole('heading', { name: 'Evidence' }).click();
}

/** Words one by one, as engines write them. */
const saying = (to: string, text: string, pace = 5) => ({
  to: `"model":"${to}"`,
  words: text.split(/(?<= )/),
  pace,
});

/** Not tried again by itself, as an engine that is only busy would be. */
const refusing = (to: string) => ({ to: `"model":"${to}"`, status: 401 });

describe('with the sources that come with it', () => {
  test('two agree on a country; a claim marks its sentences; the talk goes on and survives a reload', async () => {
    const opened = await openAs(null);
    const { page } = opened;
    await visit(page, `${app.url}${path}?q=${encodeURIComponent('What is the capital of Switzerland?')}`);
    await expect.poll(() => newBox(page).inputValue()).toBe('What is the capital of Switzerland?');
    await choosePanel(page, 'Bamboo');
    await page.getByRole('main').getByText('Free', { exact: true }).waitFor();
    await ask(page, 'What is the capital of Switzerland?');
    const card = page.getByRole('region', { name: 'Consensus' });
    await card.getByText(/^[2-6] of [2-6] sources/).waitFor();
    await page.getByRole('button', { name: 'Share' }).waitFor();
    expect(await page.getByRole('article', { name: /^Answer of/ }).count()).toBe(0);
    await openEvidence(page);
    await expect.poll(() => page.getByRole('article', { name: /^Answer of/ }).count()).toBeGreaterThan(1);

    const claim = page.locator('details details button').first();
    await claim.hover();
    await expect.poll(() => page.locator('mark.ring-2').count()).toBeGreaterThan(1);
    await expectAccessibleAtEnd(page, page.getByRole('article', { name: /^Answer of/ }).first());

    await nextBox(page).fill('And its currency?');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'And its currency?' }).waitFor();
    await page
      .getByText(/Swiss franc/i)
      .first()
      .waitFor();
    const address = page.url();
    await reload(page);
    await page.getByRole('heading', { level: 2, name: 'What is the capital of Switzerland?' }).waitFor();
    await page
      .getByText(/Swiss franc/i)
      .first()
      .waitFor();
    expect(page.url()).toBe(address);

    await page.getByRole('link', { name: 'As a chat' }).click();
    await page.getByRole('heading', { level: 1, name: 'Consensus chat' }).waitFor();
    await page
      .getByRole('button', { name: /sources/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Who said what' }).getByText('Evidence').first().click();
    await expectAccessible(
      page,
      page.getByRole('dialog', { name: 'Who said what' }).getByText('Agreed').first(),
    );
    expectNoProblems(opened, signedOut);
    await opened.close();
  });
});

describe('without an answer, and with two texts', () => {
  test('what nobody knows leads on to people, the web and a language model', async () => {
    const opened = await openAs(null, { width: 390 });
    const { page } = opened;
    await visit(page, app.url + path);
    await choosePanel(page, 'Bamboo');
    await ask(page, 'How long should I boil an egg?');
    const silence = page.getByRole('region', { name: 'No answer', exact: true });
    await silence.getByText('“boil” and “egg”').waitFor();
    await silence.getByRole('link', { name: 'Search the web' }).waitFor();
    const signUp = silence.getByRole('link', { name: 'Sign up to add a language model' });
    await expect
      .poll(() => signUp.getAttribute('href'))
      .toContain('/register?return_url=%2Fai-models%2Fconnect');
    await expectAccessibleAtEnd(page, signUp);
    await silence.getByRole('link', { name: 'Ask the community' }).click();
    await page.waitForURL(/\/qa\?ask=How\+long/);
    expectNoProblems(opened, signedOut);
    await opened.close();
  });

  test('two texts are compared without any engine, and come back with the address', async () => {
    const opened = await openAs(null);
    const { page } = opened;
    await visit(page, `${app.url}/ai/compare-texts`);
    await page.getByRole('button', { name: 'Two reviews of one flat' }).click();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.getByRole('heading', { name: 'One denies it' }).waitFor();
    await expectAccessible(page, page.getByText('They contradict each other on 2 points'));
    await reload(page);
    await page.getByRole('heading', { name: 'One denies it' }).waitFor();
    expect(await isInside(page)).toBe(true);
    expectNoProblems(opened, signedOut);
    await opened.close();
  });
});

describe('with engines that misbehave', () => {
  test('one fails, one writes markup, one is contradicted: all of it is said and none of it runs', async () => {
    const opened = await openAs(null, { width: 390 });
    const { page } = opened;
    await visit(page, app.url + path);
    await choosePanel(page, 'Engine alpha', 'Engine beta', 'Engine gamma');
    const evil = '<img src=x onerror="window.wasHacked=1"><script>window.wasHacked=1</script>';
    world.provider.play(
      saying('alpha', `The tower is 330 m tall. It stands in Paris. ${evil}`),
      saying('beta', 'The tower is 324 m tall. It stands in Paris.'),
      refusing('gamma'),
    );
    await ask(page, 'How tall is the tower?');
    await page.getByRole('heading', { name: 'Contested' }).waitFor();
    const sides = page.getByRole('article').filter({ hasText: 'What would settle it' });
    await sides.getByText('330 m').first().waitFor();
    await sides.getByText('324 m').first().waitFor();
    await page
      .getByRole('list', { name: 'No answer', exact: true })
      .getByText(/^Engine gamma/)
      .waitFor();
    expect(await page.evaluate(() => 'wasHacked' in window)).toBe(false);
    // Sides are drawn anew while answers join, so they are pressed when all is there.
    await page.getByRole('button', { name: 'Use in another tool' }).waitFor();
    // One answer at a time on a phone; pressing a side shows who said it.
    await sides.getByRole('button', { name: /324 m/ }).click();
    await answer(page, 'Engine beta').waitFor();
    expect(await answer(page, 'Engine alpha').isVisible()).toBe(false);
    expect(await isInside(page)).toBe(true);
    await expectAccessibleAtEnd(page, answer(page, 'Engine beta'));

    world.provider.play(saying('gamma', 'The tower is 330 m tall.'));
    await page.getByRole('button', { name: 'Try again with Engine gamma' }).click();
    await page.getByRole('group', { name: 'Version' }).getByText('2 of 2').waitFor();
    await openEvidence(page);
    await page.getByRole('button', { name: 'Engine gamma', exact: true }).waitFor();
    await page.getByRole('list', { name: 'No answer', exact: true }).waitFor({ state: 'detached' });
    await opened.close();
  });

  test('a council ranks, its best placed answer leads, and its row in the history has a menu', async () => {
    const opened = await openAs(null);
    const { page } = opened;
    await visit(page, app.url + path);
    await choosePanel(page, 'Engine alpha', 'Engine beta', 'Engine gamma');
    await page.getByText('Council', { exact: true }).click();
    const answers = ['Bamboo is a grass.', 'It is a grass.', 'A grass, not a tree.'];
    for (const [at, { id }] of models.entries()) world.provider.play(saying(id, answers[at]!));
    const ballot = { to: 'You rank answers', words: ['{"order":["A","B"],"why":"It is right."}'] };
    world.provider.play(ballot, ballot, ballot);
    await ask(page, 'What is bamboo?');
    await page.getByRole('heading', { name: 'How they ranked each other' }).waitFor();
    await page.getByText('came first and is shown above').waitFor();
    await page.getByRole('button', { name: 'Share' }).waitFor();
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: /history/i });
    await history.getByRole('button', { name: /^More/ }).first().click();
    await expectAccessible(page, page.getByRole('menu'));
    expectNoProblems(opened, signedOut);
    await opened.close();
  });

  test('one is stopped and the others go on; a reload in between loses nothing', async () => {
    const opened = await openAs(null);
    const { page } = opened;
    await visit(page, app.url + path);
    await choosePanel(page, 'Engine alpha', 'Engine beta', 'Engine gamma');
    world.provider.play(
      saying('alpha', 'Bamboo is a grass. It grows fast.'),
      saying('beta', 'Bamboo is a grass. It grows fast.'),
      saying('gamma', 'Bamboo is a grass '.repeat(2000), 20),
    );
    await ask(page, 'What is bamboo?');
    await answer(page, 'Engine gamma').getByText('Bamboo is a grass').first().waitFor();
    await page
      .getByRole('region', { name: 'Consensus' })
      .getByText(/^2 of 3 sources/)
      .waitFor();
    await reload(page);
    await answer(page, 'Engine gamma').getByText('will be added when done').waitFor();
    await page.getByRole('button', { name: 'Stop Engine gamma' }).click();
    await answer(page, 'Engine gamma').getByText('Stopped', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Share' }).waitFor();
    await answer(page, 'Engine alpha').getByText('It grows fast.').waitFor();
    expectNoProblems(opened, signedOut);
    await opened.close();
  });

  test('nobody answers: it says so, keeps the question and offers a way on', async () => {
    const opened = await openAs(null, { width: 390, theme: 'dark' });
    const { page } = opened;
    await visit(page, app.url + path);
    await choosePanel(page, 'Engine alpha', 'Engine beta');
    world.provider.play(refusing('alpha'), refusing('beta'));
    await ask(page, 'Is anyone there?');
    await expectAccessible(page, page.getByRole('heading', { name: 'No answers', exact: true }));
    world.provider.play(saying('alpha', 'Yes, I am here.'), saying('beta', 'Yes, I am here.'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('region', { name: 'Consensus' }).getByText('Yes, I am here.').waitFor();
    await opened.close();
  });
});
