/** People find, follow and thank one another; what is hidden is hidden at once. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();

test('a member says what they offer, is found, followed and thanked, and hides it again', async () => {
  const [ana, ben] = [await makeMember(app, 'ana'), await makeMember(app, 'ben')];
  const lessons = `Lessons by ${ana.handle}`;
  const own = await openAs(ana, { width: 390 });
  await visit(own.page, '/settings?tab=profile');
  await own.page.getByRole('textbox', { name: /^You offer/ }).fill(`${lessons}, Proofreading`);
  await own.page.getByRole('button', { name: 'Save offerings' }).click();
  await own.page.getByText('Offerings saved').first().waitFor();

  const other = await openAs(ben, { width: 1440 });
  const { page } = other;
  await visit(page, '/Directory');
  await page.getByRole('link', { name: `${lessons} 1` }).click();
  await page.getByText('1 person').waitFor();
  await page.getByRole('link', { name: ana.handle, exact: true }).click();
  await page.getByRole('button', { name: `Follow ${ana.handle}` }).click();
  await page.getByRole('button', { name: `Following ${ana.handle}` }).waitFor();

  await page.getByRole('link', { name: 'Thank', exact: true }).click();
  await page.getByLabel('What for').fill('For the chords.');
  await page.getByRole('button', { name: 'Give thanks' }).click();
  await page.getByText('Thanks given').first().waitFor();
  await expectAccessible(page, page.getByRole('list', { name: 'Thanks' }).getByText('For the chords.'));

  const stranger = await openAs(null, { width: 390 });
  await expect
    .poll(async () => {
      await visit(stranger.page, '/pulse');
      return stranger.page.getByText(`${ben.handle} thanked ${ana.handle}`).count();
    })
    .toBe(1);

  await visit(own.page, '/connect/acknowledgements?shelf=received');
  await own.page.getByRole('button', { name: 'Hide', exact: true }).click();
  await own.page.getByText('Not shown', { exact: true }).waitFor();
  await visit(own.page, '/settings?tab=privacy');
  await own.page.getByLabel('Offerings and skills').selectOption('followers');
  await own.page.getByText('Offerings and skills: saved').first().waitFor();
  await expectAccessible(own.page, own.page.getByLabel('Offerings and skills'));

  await visit(stranger.page, `/profile/${ana.handle}`);
  expect(await stranger.page.getByText(new RegExp(`${lessons}|For the chords`)).count()).toBe(0);
  await visit(page, `/profile/${ana.handle}`);
  await page.getByRole('link', { name: lessons }).waitFor();
  expectNoProblems(other);
  expectNoProblems(own);
});

test('a soulprint holds what its owner approved, and nothing else', async () => {
  const cem = await makeMember(app, 'cem');
  const { page } = await openAs(cem, { width: 390 });
  await visit(page, `/${cem.handle}/ness`);
  await page.getByLabel('What could you talk about for an hour').fill('Bamboo, old maps');
  await page.getByRole('button', { name: 'Save answers' }).click();
  await page.getByRole('button', { name: 'Add Old maps' }).click();
  await page.getByRole('img', { name: `The soulprint of ${cem.handle}: Old maps` }).waitFor();
  await page.getByRole('button', { name: 'Not me: Bamboo' }).click();
  await page.getByText('Bamboo', { exact: true }).waitFor({ state: 'detached' });
  const stranger = await openAs(null);
  await visit(stranger.page, `/${cem.handle}/ness`);
  await stranger.page.getByRole('img', { name: /Old maps$/ }).waitFor();
  expect(await stranger.page.getByText('Bamboo').count()).toBe(0);
});

test('the leaves of a soulprint are lit from the list by keyboard, and by touch', async () => {
  const dora = await makeMember(app, 'dora');
  const { page } = await openAs(dora, { width: 1280, reducedMotion: true });
  await visit(page, `/${dora.handle}/ness`);
  await page.getByLabel('What could you talk about for an hour').fill('Bamboo, old maps');
  await page.getByRole('button', { name: 'Save answers' }).click();
  await page.getByRole('button', { name: 'Add Old maps' }).click();
  await page.getByRole('button', { name: 'Add Bamboo' }).click();
  const list = page.getByRole('list', { name: 'What they’re about' });
  const maps = list.getByRole('button', { name: 'Old maps' });
  const bamboo = list.getByRole('button', { name: 'Bamboo' });
  await bamboo.waitFor();
  await page.mouse.move(0, 0);
  const faint = (of: typeof page) =>
    of
      .locator('[data-leaf]')
      .evaluateAll((leaves) =>
        leaves
          .filter((leaf) => getComputedStyle(leaf).opacity !== '1')
          .map((leaf) => leaf.getAttribute('data-leaf')),
      );
  // Under reduced motion nothing fades: it is so at once.
  const leaf = page.locator('[data-leaf="Bamboo"]');
  await expect.poll(() => leaf.evaluate((one) => getComputedStyle(one).transitionDuration)).toBe('0.001s');

  await maps.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const first = (await maps.evaluate((one) => one === document.activeElement)) ? 'Bamboo' : 'Old maps';
  await expect.poll(() => faint(page)).toEqual([first]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  // What was chosen stays lit, until it is let go.
  await expect.poll(() => faint(page)).toEqual([first]);
  await expectAccessible(page, leaf);
  await page.keyboard.press('Escape');
  await expect.poll(() => faint(page)).toEqual([]);

  const phone = await openAs(null, {
    width: 390,
    context: { baseURL: app.url, hasTouch: true, isMobile: true },
  });
  await visit(phone.page, `/${dora.handle}/ness`);
  await phone.page.locator('[data-leaf="Bamboo"] text').tap();
  await expect.poll(() => faint(phone.page)).toEqual(['Old maps']);
  const pressed = phone.page.getByRole('button', { name: 'Bamboo', pressed: true });
  await pressed.tap();
  await expect.poll(() => faint(phone.page)).toEqual([]);
  await phone.page.getByRole('button', { name: 'Old maps' }).tap();
  await expect.poll(() => faint(phone.page)).toEqual(['Bamboo']);
});
