/** Onto the map and off it again, by keyboard; found by strangers no more exactly than was chosen. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();

/** Everything that the server says to this page, but for the cities that are named on every map. */
function listen(page: Page) {
  const heard: string[] = [];
  page.on('response', (response) => {
    if (!/\/assets\/|\/api\/world\/cities/.test(response.url()))
      void response.text().then(
        (text) => heard.push(text),
        () => undefined, // a redirect has no text
      );
  });
  return heard;
}

const guestsOnly = [/401.*\/api\/auth\/user/];

test('a member appears where they chose, in no answer more exactly, and leaves again', async () => {
  const stranger = await openAs(null, { width: 1440, reducedMotion: true });
  const ada = await makeMember(app, 'ada');
  const own = await openAs(ada, { width: 390 });
  await visit(own.page, '/settings?tab=profile');
  await own.page.getByLabel('Town or country').fill('Atlantis Prime');
  await own.page.getByText('No place called “Atlantis Prime” found').waitFor();
  await own.page.getByLabel('Town or country').fill('versai');
  await own.page.getByRole('button', { name: /^Versailles Île-de-France/ }).press('Enter');
  await expect
    .poll(() => own.page.getByRole('button', { name: 'Show me on the map' }).isDisabled())
    .toBe(true);
  await own.page
    .getByRole('radio', { name: /^Region of about 50 km Others see: Around Paris/ })
    .press('Space');
  await expectAccessible(own.page, own.page.getByRole('radio', { name: /Others see: Around Paris/ }));
  await own.page.getByRole('button', { name: 'Show me on the map' }).press('Enter');
  await own.page.getByText('You’re on the map').first().waitFor();

  const { page } = stranger;
  const heard = listen(page);
  await visit(page, '/discover/world');
  await page.getByText(/\d+ (person|people) in \d+ countr(y|ies)/).waitFor();
  const people = page.getByRole('list', { name: 'People', exact: true });
  await people.getByText('Around Paris, France').waitFor();
  // The list by what the map shows, by keyboard; it says how many there are.
  await page.getByRole('checkbox', { name: 'Only the visible area' }).press('Space');
  await page.getByText(/\d+ (person|people) in this area/).waitFor();
  await page.getByRole('checkbox', { name: 'Only the visible area' }).press('Space');
  // France is drawn apart from where nobody is, and named.
  const drawn = page.getByRole('application', { name: 'Map' }).locator('svg');
  const lands = () =>
    drawn.locator('path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')!.length));
  await expect
    .poll(async () => (await lands()).filter((length) => length > 20_000).length)
    .toBeGreaterThan(0);
  await expect.poll(() => drawn.locator('text', { hasText: /^Russia$/ }).count()).toBe(1);
  expect(await page.getByText('The map outlines couldn’t be loaded').count()).toBe(0);

  // By keyboard alone: to the map, nearer, to the pin, to its page.
  const map = page.getByRole('application', { name: 'Map' });
  await map.focus();
  const pin = page.getByRole('button', { name: /^Around Paris, France: \d+/ });
  const before = (await pin.boundingBox())!;
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await page.keyboard.press('0');
  await expect.poll(async () => (await pin.boundingBox())!.x).toBeCloseTo(before.x, 0);
  await page.keyboard.press('+');
  await expect.poll(async () => (await pin.boundingBox())!.x === before.x).toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectAccessible(page, page.getByRole('link', { name: 'See who is there' }));
  await page.getByRole('link', { name: 'See who is there' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Around Paris' }).waitFor();
  await page.getByRole('link', { name: ada.handle, exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: ada.handle }).waitFor();
  await page.getByRole('link', { name: 'Around Paris, France' }).waitFor();
  expect(heard.some((text) => text.includes('Around Paris'))).toBe(true);
  expect(heard.filter((text) => /versailles|48\.8\d|2\.13\d/i.test(text))).toEqual([]);
  expectNoProblems(stranger, guestsOnly);

  await own.page.getByRole('button', { name: 'Remove me' }).click();
  await own.page.getByText('You’re no longer on the map').first().waitFor();
  expectNoProblems(own);
  await own.close();
  await visit(page, '/discover/world');
  await people.getByText(ada.handle).waitFor({ state: 'detached' });
  await stranger.close();
});

test('searching says clearly what there is and what there is not', async () => {
  const visitor = await openAs(null, { width: 390, reducedMotion: true });
  const { page } = visitor;
  await visit(page, '/discover/world');
  const box = page.getByRole('searchbox', { name: 'Search people and places' });
  const places = page.getByRole('region', { name: 'Places' });
  await box.fill('東京');
  await places.getByRole('link', { name: 'Tokyo, Japan' }).waitFor();
  const show = places.getByRole('button', { name: /^Show Tokyo, Japan on the map/ });
  await show.press('Enter');
  // Marked, named, in sight, and said.
  await page.getByRole('status').filter({ hasText: 'Tokyo, Japan is marked on the map.' }).waitFor();
  await expect.poll(() => show.getAttribute('aria-pressed')).toBe('true');
  const map = page.getByRole('application', { name: 'Map' });
  const [outer, inner] = [
    (await map.boundingBox())!,
    (await map.locator('div[aria-hidden] span', { hasText: 'Tokyo' }).boundingBox())!,
  ];
  expect(inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width).toBe(true);
  expect(inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height).toBe(true);
  expect(outer.y).toBeGreaterThanOrEqual(0);
  await expect.poll(() => map.locator('svg text').count()).toBeGreaterThan(0);
  await expectAccessible(page, map.locator('svg text').first());
  await box.fill('x');
  await page.getByText('Type a second letter').waitFor();
  await box.fill('qqqqzz');
  await page.getByText('No place called “qqqqzz” found').waitFor();
  await box.fill('a'.repeat(10_000));
  await page.getByText(/No place called “a{100}” found/).waitFor();
  expectNoProblems(visitor, guestsOnly);
  // A name leads to its place, and one that nobody knows to the search, filled in.
  await visit(page, '/location/berlin');
  await page.getByRole('heading', { level: 1, name: 'Berlin' }).waitFor();
  await page.getByRole('region', { name: 'Other places with this name' }).getByRole('link').first().waitFor();
  // From there the map opens at the place, by a link that can be sent on.
  await page.getByRole('link', { name: 'Open the map' }).click();
  await page.getByText('52.52° N, 13.41° E is marked on the map.').waitFor({ state: 'attached' });
  expect(page.url()).toMatch(/\?quote=m52\.5\d*_13\.4\d*$/);
  await visit(page, '/location/xyzzyville');
  await page.getByRole('heading', { level: 1, name: 'Place not found' }).waitFor();
  await expect
    .poll(() => page.getByRole('searchbox', { name: 'Search people and places' }).inputValue())
    .toBe('xyzzyville');
  await expectAccessible(page, page.getByRole('heading', { level: 1, name: 'Place not found' }));
  for (const [path, status] of [
    ['/location/jp', 200],
    ['/location/zz', 404],
    [`/location/${'x'.repeat(5000)}`, 404],
    ['/location/xyzzyville', 404],
    ['/location/berlin', 200],
    ['/location/%E6%9D%B1%E4%BA%AC', 200],
  ] as const)
    expect((await page.request.get(path)).status(), path.slice(0, 40)).toBe(status);
  await visitor.close();
});
