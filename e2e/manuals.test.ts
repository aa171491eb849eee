/** A data sheet to a manual and on: facts accepted, notices, a photo with callouts moved by keyboard, a translation, an edition, files and a link. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { callAs } from './call-api.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();

const photo = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#8fb8a0' } })
    .jpeg()
    .toBuffer();

test('a data sheet becomes a manual with notices, callouts and a second edition, read by whoever has the link', async () => {
  const member = await makeMember(app, 'maker');
  const opened = await openAs(member, { width: 1440 });
  const { page } = opened;
  await visit(page, '/product-manuals/create/enhanced');
  await page.getByRole('button', { name: 'A kettle’s data sheet' }).click();
  await page.getByRole('button', { name: 'Find facts' }).click();
  const facts = page.getByRole('region', { name: 'Facts to check' });
  await facts.getByRole('button', { name: 'Reject: 2000 W' }).click();
  await facts.getByRole('button', { name: 'Accept: Bamboo Works' }).click();
  await expectAccessible(page, facts);
  await facts.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => facts.count()).toBe(0);
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Manufacturer' }).inputValue())
    .toBe('Bamboo Works');

  await page.getByRole('tab', { name: 'Safety' }).click();
  await page.getByRole('button', { name: 'Add notice' }).click();
  const notices = page.getByRole('region', { name: 'Safety notices' });
  await notices.getByRole('combobox', { name: 'Signal word' }).last().selectOption({ value: 'danger' });
  await notices.getByRole('textbox', { name: 'Hazard' }).last().fill('Electric shock.');
  await expectAccessible(page, notices.getByText('DANGER', { exact: true }));

  await page.getByRole('tab', { name: 'Photos' }).click();
  await page
    .getByLabel('Add photo')
    .setInputFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await page.getByRole('alert').getByText('“broken.jpg” wasn’t added.').waitFor();
  await page
    .getByLabel('Add photo')
    .setInputFiles({ name: 'kettle.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  const figure = page.getByRole('region', { name: 'Figure 1' });
  await figure.getByRole('button', { name: 'Add callout' }).click();
  const dot = figure.getByRole('button', { name: /^Callout 1/ });
  await expect.poll(() => dot.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => dot.getAttribute('style')).toContain('left: 55%; top: 49.5%');
  const box = (await dot.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 80, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => dot.getAttribute('aria-label')).toMatch(/: 4\d % from the left/);
  await figure.getByRole('textbox', { name: 'Callout 1' }).fill('Lid');
  await figure.getByRole('textbox', { name: 'Description' }).fill('A green kettle');
  await expectAccessible(page, figure);

  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByText('Also printed: 10 in').waitFor();
  await page.getByRole('tab', { name: 'Languages' }).click();
  await page.getByRole('combobox', { name: 'Add a language' }).selectOption({ label: 'German' });
  await page.getByRole('textbox', { name: 'German: Lid' }).fill('Deckel');
  await expectAccessible(page, page.getByText(/texts not translated/));

  await page.getByRole('tab', { name: 'Edition' }).click();
  await page.getByRole('button', { name: 'Start edition 2' }).click();
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('textbox', { name: 'Disposal' }).fill('Bring it to a collection point.');
  await page.getByText('Saved', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Download' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /A5 booklet/ }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('link', { name: 'Read', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Kettle K-200' }).waitFor();
  await expectAccessible(page, page.getByText('DANGER', { exact: true }));
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'German' });
  await page.getByText('GEFAHR', { exact: true }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Deckel' }).waitFor();
  await expect.poll(() => page.getByText('nicht übersetzt').count()).toBeGreaterThan(3);
  const own = callAs(app, member);
  const [work] = (await own<{ items: { id: string }[] }>('GET', '/api/works?kind=manual')).items;
  const { secret } = await own<{ secret: string }>('POST', `/api/works/${work!.id}/shares`, {
    version: null,
  });
  const reader = await openAs(null, { width: 390 });
  await visit(reader.page, `/product-manuals/${secret}`);
  await expectAccessible(reader.page, reader.page.getByText('DANGER', { exact: true }));
  expectNoProblems(reader);
  // A broken photo was refused, and a manual of one's own is looked for among the public ones first.
  expectNoProblems(opened, [/422.*\/api\/product-manuals\/photos/, /404.*\/api\/gallery\//]);
});

test('a manual begins with a name, and a name that is missing or too long is asked for', async () => {
  const opened = await openAs(await makeMember(app, 'maker'), { width: 390 });
  const { page } = opened;
  await visit(page, '/manual-generator');
  await page.getByRole('button', { name: 'Create manual' }).click();
  await page.getByText('Enter the name of the product.').waitFor();
  await page.getByRole('textbox', { name: 'Product name' }).fill('T'.repeat(500));
  await page.getByText(/Use at most \d+ characters/).waitFor();
  await page.getByRole('textbox', { name: 'Product name' }).fill('Lamp');
  await page.getByRole('button', { name: 'Create manual' }).click();
  await page
    .getByRole('region', { name: 'Checklist' })
    .getByRole('button', { name: 'Missing: Disposal' })
    .click();
  await expectAccessible(page, page.getByRole('textbox', { name: 'Disposal' }));
  expectNoProblems(opened);
});
