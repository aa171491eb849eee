/** People find, follow and thank one another; what is hidden is hidden at once. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, openPage, type PageOptions, visit } from '#testing/browser.ts';
import { app, browser, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember, type Member } from './people.ts';

useAppAndBrowser();

const open = (member: Member | null, options: PageOptions = {}) =>
  openPage(browser, {
    ...options,
    context: { baseURL: app.url, ...(member ? { storageState: member.storageState } : {}) },
  });

test('a member says what they offer, is found, followed and thanked, and hides it again', async () => {
  const [ana, ben] = [await makeMember(app, 'ana'), await makeMember(app, 'ben')];
  const lessons = `Lessons by ${ana.handle}`;
  const own = await open(ana, { width: 390 });
  await visit(own.page, '/settings?tab=profile');
  await own.page.getByRole('textbox', { name: /^You offer/ }).fill(`${lessons}, Proofreading`);
  await own.page.getByRole('button', { name: 'Save offerings' }).click();
  await own.page.getByText('What you offer is saved').first().waitFor();

  const other = await open(ben, { width: 1440 });
  const { page } = other;
  await visit(page, '/Directory');
  await expectAccessible(page);
  await page.getByRole('link', { name: `${lessons} 1` }).click();
  await page.getByText('1 person').waitFor();
  await page.getByRole('link', { name: ana.handle, exact: true }).click();
  await page.getByRole('button', { name: `Follow ${ana.handle}` }).click();
  await page.getByRole('button', { name: `Following ${ana.handle}` }).waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Thank', exact: true }).click();
  await page.getByLabel('What for').fill('For the chords.');
  await page.getByRole('button', { name: 'Give thanks' }).click();
  await page.getByText('Thanks given').first().waitFor();
  await page.getByRole('list', { name: 'Thanks' }).getByText('For the chords.').waitFor();
  await expectAccessible(page);

  const stranger = await open(null, { width: 390 });
  await expect
    .poll(async () => {
      await visit(stranger.page, '/pulse');
      return stranger.page.getByText(`${ben.handle} thanked ${ana.handle}`).count();
    })
    .toBe(1);
  await expectAccessible(stranger.page);

  await visit(own.page, '/connect/acknowledgements?shelf=received');
  await own.page.getByRole('button', { name: 'Do not show' }).click();
  await own.page.getByText('Not shown').waitFor();
  await visit(own.page, '/settings?tab=privacy');
  await own.page.getByLabel('Offerings and skills').selectOption('followers');
  await own.page.getByText('Offerings and skills: saved').first().waitFor();
  await expectAccessible(own.page);

  await visit(stranger.page, `/profile/${ana.handle}`);
  expect(await stranger.page.getByText(new RegExp(`${lessons}|For the chords`)).count()).toBe(0);
  await visit(page, `/profile/${ana.handle}`);
  await page.getByRole('link', { name: lessons }).waitFor();
  expectNoProblems(other);
  expectNoProblems(own);
});

test('a soulprint holds what its owner approved, and nothing else', async () => {
  const cem = await makeMember(app, 'cem');
  const { page } = await open(cem, { width: 390 });
  await visit(page, `/${cem.handle}/ness`);
  await page.getByLabel('What could you talk about for an hour').fill('Bamboo, old maps');
  await page.getByRole('button', { name: 'Save answers' }).click();
  await page.getByRole('button', { name: 'Add Old maps' }).click();
  await page.getByRole('img', { name: `The soulprint of ${cem.handle}: Old maps` }).waitFor();
  await page.getByRole('button', { name: 'Not me: Bamboo' }).click();
  await page.getByText('Bamboo', { exact: true }).waitFor({ state: 'detached' });
  await expectAccessible(page);
  const stranger = await open(null);
  await visit(stranger.page, `/${cem.handle}/ness`);
  await stranger.page.getByRole('img', { name: /Old maps$/ }).waitFor();
  expect(await stranger.page.getByText('Bamboo').count()).toBe(0);
});
