/** Someone saves creations, puts them in order by hand and by keys, and others follow; stewards choose with a reason. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { callAs } from './call-api.ts';
import { makeMember } from './people.ts';
import { publishSomething } from './publish-something.ts';

useAppAndBrowser();

test('creations are collected, ordered and followed', async () => {
  const [ana, ben] = [await makeMember(app, 'ana'), await makeMember(app, 'ben')];
  const call = callAs(app, ana);
  const [first, second] = [
    await publishSomething(call, 'First of two'),
    await publishSomething(call, 'Second of two'),
  ];
  const own = await openAs(ana, { width: 1440 });
  const { page } = own;
  await visit(page, `/gallery/${first}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Title').fill(`Pairs of ${ana.handle}`);
  await page.getByRole('button', { name: 'Create and save' }).click();
  await expectAccessible(page, page.getByRole('checkbox', { name: `Pairs of ${ana.handle}` }));
  await visit(page, `/gallery/${second}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('checkbox', { name: `Pairs of ${ana.handle}` }).check();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `Pairs of ${ana.handle}` }).waitFor();
  await page.getByRole('button', { name: 'Change order' }).click();
  await page.getByRole('button', { name: 'Move First of two: use the arrow keys' }).press('ArrowDown');
  await page.getByText('First of two is now 2 of 2').waitFor();
  await expectAccessible(page, page.getByRole('button', { name: 'Move First of two up' }));
  const address = new URL(page.url()).pathname;

  const other = await openAs(ben, { width: 390 });
  await expect
    .poll(async () => {
      await visit(other.page, address);
      const cards = other.page.getByRole('list', { name: 'Creations' }).getByRole('heading');
      await cards.first().waitFor();
      return cards.allTextContents();
    })
    .toEqual(['Second of two', 'First of two']);
  await other.page.getByRole('button', { name: 'Follow', exact: true }).click();
  await other.page.getByRole('button', { name: 'Following', exact: true }).waitFor();
  await visit(other.page, '/collections?shelf=followed');
  await other.page.getByRole('link', { name: `Pairs of ${ana.handle}` }).waitFor();
  await visit(page, '/gallery/statistics');
  await page.getByRole('link', { name: 'First of two' }).waitFor();
  expectNoProblems(own);
  expectNoProblems(other);
});
