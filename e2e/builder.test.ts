/** A site from a template, edited with the keyboard, published, visited and answered by a stranger, and taken down. */
import { unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();

const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();
const slugOf = (address: string) => `bread-${address.replaceAll(/\W|_/g, '').slice(-12).toLowerCase()}`;

test('a site is made from a template, published, answered by a visitor, and gone when it is unpublished', async () => {
  const owner = await openAs(await makeMember(app, 'baker'), { width: 1440 });
  const { page } = owner;
  await visit(page, '/builder');
  await page.getByRole('textbox', { name: /Name of the site/ }).fill('Bread and tea');
  await expectAccessible(page, page.getByRole('button', { name: 'Use template: Landing page' }));
  await page.getByRole('button', { name: 'Use template: Landing page' }).click();
  const blocks = page.getByRole('list', { name: 'Blocks' });
  const preview = page.getByRole('region', { name: 'Preview' });

  // With the keyboard alone: choose a block, change its words, move it, take the step back.
  const hero = blocks.getByRole('button', { name: /^Hero/ });
  await hero.focus();
  await page.keyboard.press('Enter');
  const title = page.getByRole('region', { name: 'Block: Hero' }).getByRole('textbox', { name: 'Title' });
  await title.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Fresh bread every day');
  await preview.getByText('Fresh bread every day').waitFor();
  await hero.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => blocks.getByRole('listitem').nth(1).innerText()).toContain('Fresh bread');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => blocks.getByRole('listitem').first().innerText()).toContain('Fresh bread');

  // Deleted, and back with one press.
  const figures = blocks.getByRole('button', { name: 'Figures', exact: true });
  await figures.focus();
  await page.keyboard.press('Delete');
  await figures.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await figures.waitFor();

  // Moved by dragging.
  const steps = blocks.getByRole('listitem').filter({ hasText: 'Steps' });
  await steps.dragTo(blocks.getByRole('listitem').first());
  await expect.poll(() => blocks.getByRole('listitem').first().innerText()).toContain('Steps');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(() => blocks.getByRole('listitem').first().innerText()).toContain('Fresh bread');

  await page.getByRole('button', { name: 'Add block' }).click();
  await expectAccessible(page, page.getByRole('dialog').getByRole('button', { name: 'Price table' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Price table' }).click();
  await page.getByRole('region', { name: 'Block: Price table' }).waitFor();
  await page.getByRole('tab', { name: 'Design' }).click();
  await page.getByRole('radio', { name: 'Sea' }).check();
  await page.getByRole('tab', { name: 'Pages' }).click();
  await page.getByRole('textbox', { name: /^Description/ }).fill('A bakery that also pours tea.');
  await page.getByRole('button', { name: 'Phone' }).click();
  await expectAccessible(page, page.getByRole('region', { name: 'Page settings' }));
  await saved(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Download' })
      .click()
      .then(() => page.getByRole('menuitem', { name: /ZIP/ }).click()),
  ]);
  expect(Object.keys(unzipSync(await readFile(await download.path())))).toContain('index.html');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const address = page.getByRole('dialog').getByRole('textbox', { name: 'Address' });
  await address.fill('admin');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expectAccessible(page, page.getByText('This address is reserved. Choose another.'));
  const slug = slugOf(page.url());
  await address.fill(slug);
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'Open site' }).waitFor();

  const stranger = await openAs(null, { width: 390 });
  const site = stranger.page;
  expect((await site.goto(`${app.url}/sites/${slug}`))?.status()).toBe(200);
  await site.getByRole('heading', { level: 1, name: 'Fresh bread every day' }).waitFor();
  await expect
    .poll(() => site.getAttribute('meta[name=description]', 'content'))
    .toBe('A bakery that also pours tea.');
  const isTooWide = await site.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isTooWide).toBe(false);
  // Without an origin there are no cookies to read.
  expect(await site.evaluate(() => self.origin)).toBe('null');
  await site.getByRole('textbox', { name: 'E-mail' }).fill('visitor@example.org');
  await site.getByRole('checkbox').check();
  await site.getByRole('button', { name: 'Sign up' }).click();
  await site.getByRole('heading', { name: 'Sent' }).waitFor();
  await site.getByText('Thank you. We will write to you.').waitFor();

  await expectSiteAccessible(stranger, slug);

  await visit(page, '/notifications');
  await page.getByText('New answer to your form').first().click();
  await expectAccessible(page, page.getByText('visitor@example.org'));

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('link', { name: 'Open site' }).waitFor({ state: 'detached' });
  expect((await site.goto(`${app.url}/sites/${slug}`))?.status()).toBe(404);
  expectNoProblems(owner);
  await stranger.close();
  await owner.close();
});

/** Where the policy of a site forbids scripts, axe cannot run either: here it is shown without that policy. */
async function expectSiteAccessible({ page }: { page: Page }, slug: string) {
  const looked = await page.context().newPage();
  await looked.route('**/sites/**', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await looked.goto(`${app.url}/sites/${slug}`);
  await expectAccessible(looked, looked.getByRole('heading', { level: 1 }));
  await looked.close();
}
