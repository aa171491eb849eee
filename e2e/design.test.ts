/** A design from a brief to a file: proposals, the editor by mouse and keyboard, all formats, two people at once, and the canvas against what is taken away. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();
const guest = [/401.*\/api\/auth\/user/];
const canvas = (page: Page) => page.getByRole('application', { name: /Canvas/ });
const layer = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Layers' }).getByRole('button', { name, exact: true });

async function begin(page: Page) {
  await visit(page, '/ai/design');
  await page
    .getByRole('textbox', { name: 'What is it for?' })
    .fill('poster for a jazz night, 12 June, Blue Note Berlin, warm');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const proposals = page.getByRole('list', { name: 'Proposals' });
  await proposals.getByRole('button', { name: /^Edit/ }).first().waitFor();
  await expect.poll(() => proposals.getByRole('listitem').count()).toBe(8);
  return proposals;
}

const side = 300;
const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));

/** The part of pixels that differ to the eye, both seen at the same size; a canvas may begin within a pixel, so its neighbours count too. */
async function differing(a: Buffer, b: Buffer): Promise<number> {
  const [one, two] = await Promise.all(
    [a, b].map((bytes) =>
      sharp(bytes).flatten().resize(side, side, { fit: 'fill' }).removeAlpha().raw().toBuffer(),
    ),
  );
  const alike = (x: number, y: number) =>
    around.some(([dx, dy]) => {
      const from = (y * side + x) * 3;
      const to = ((y + dy) * side + x + dx) * 3;
      return [0, 1, 2].every((k) => Math.abs(one![from + k]! - two![to + k]!) <= 60);
    });
  const inner = Array.from({ length: side - 2 }, (_, at) => at + 1);
  return inner.flatMap((y) => inner.filter((x) => !alike(x, y))).length / inner.length ** 2;
}

test('a brief becomes a poster that is edited, resized and taken away as it looks', async () => {
  const opened = await openAs(null, { width: 1440 });
  const { page } = opened;
  const proposals = await begin(page);
  await expectAccessible(page, proposals.first());
  await proposals.getByRole('button', { name: /^Edit/ }).first().click();
  await canvas(page).waitFor();

  await layer(page, 'Jazz Night').click();
  await canvas(page).focus();
  const x = page.getByRole('spinbutton', { name: 'X', exact: true });
  const before = Number(await x.inputValue());
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => Number(await x.inputValue())).toBe(before + 10);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => Number(await x.inputValue())).toBe(before);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Edit Title' }).fill('Swing Night');
  await page.keyboard.press('Escape');
  await layer(page, 'Swing Night').waitFor();
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expectAccessible(page, page.getByText('Saved').first());

  // What is taken away is what the canvas shows.
  await page.evaluate(() => document.fonts.ready);
  const seen = await page.locator('svg[data-canvas]').screenshot();
  const id = new URL(page.url()).searchParams.get('work')!;
  const png = await page.request.get(`/api/works/${id}/export?format=png`);
  expect(await differing(seen, await png.body())).toBeLessThan(0.01);

  await page.getByRole('button', { name: 'Resize' }).click();
  await page.getByRole('menuitem', { name: 'All formats' }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Open page/ }).count()).toBe(10);
  await page.getByRole('button', { name: 'Open page Story' }).click();
  await layer(page, 'Swing Night').waitFor();
  expectNoProblems(opened, guest);
  await opened.close();
});

test('a layer that is dragged is seen where it goes, and is there when it is let go', async () => {
  const opened = await openAs(null, { width: 1440 });
  const { page } = opened;
  const proposals = await begin(page);
  await proposals.getByRole('button', { name: /^Edit/ }).first().click();
  await canvas(page).waitFor();
  await layer(page, 'Jazz Night').click();
  const x = page.getByRole('spinbutton', { name: 'X', exact: true });
  const before = Number(await x.inputValue());
  const title = page.locator('svg[data-canvas] [data-layer]').filter({ hasText: 'Jazz' }).first();
  const leftOf = async () => (await title.boundingBox())!.x;
  const from = (await title.boundingBox())!;
  const [px, py] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(px, py);
  await page.mouse.down();
  await page.keyboard.down('Alt');
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(px + step * 5, py);
  await expect.poll(async () => Math.round((await leftOf()) - from.x)).toBe(50);
  // Nothing is written until it is let go.
  expect(Number(await x.inputValue())).toBe(before);
  await page.mouse.up();
  await page.keyboard.up('Alt');
  await expect.poll(async () => Number(await x.inputValue())).toBeGreaterThan(before + 10);
  expect(Math.round((await leftOf()) - from.x)).toBe(50);
  expect(await title.evaluate((one: SVGElement) => one.style.cssText)).toBe('');
  await canvas(page).focus();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => Math.round((await leftOf()) - from.x)).toBe(0);
  expectNoProblems(opened, guest);
  await opened.close();
});

test('a kit with a hostile logo, and a design that two edit at once', async () => {
  const [ada, ben] = [await makeMember(app, 'ada'), await makeMember(app, 'ben')];
  const [one, two] = await Promise.all(
    [ada, ben].map(({ storageState }) => openAs({ storageState }, { width: 1280 })),
  );
  const { page } = one!;
  await visit(page, '/ai/design');
  await page.getByRole('button', { name: 'New brand kit' }).click();
  await page.getByText('Preview with contrast check').waitFor();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>parent.hit=1</script><rect width="40" height="40" fill="#c00" onclick="hit=1"/></svg>';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  const logo = page.getByRole('img', { name: 'Your logo' });
  await logo.waitFor();
  await expect.poll(() => logo.getAttribute('src')).toMatch(/^data:image\/(?:webp|png);base64,/);
  expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false);
  await expectAccessible(page, logo);

  const proposals = await begin(page);
  await proposals.getByRole('button', { name: /^Edit/ }).first().click();
  await canvas(page).waitFor();
  const id = new URL(page.url()).searchParams.get('work')!;
  const invited = await page.request.post(`/api/works/${id}/collaborators`, {
    data: { who: ben.handle, role: 'editor' },
    headers: { origin: app.url },
  });
  expect(invited.status()).toBe(200);
  for (const opened of [one!, two!]) await visit(opened.page, `/ai/design?work=${id}`);
  for (const opened of [one!, two!]) await opened.page.getByText('Here now').waitFor();
  await layer(page, 'Jazz Night').click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Blues Night');
  await layer(two!.page, 'Blues Night').waitFor();
  await layer(two!.page, '12 June').click();
  await two!.page.getByRole('textbox', { name: 'Text', exact: true }).fill('13 June');
  await layer(page, '13 June').waitFor();
  // One’s own step back leaves what the other did.
  await page.getByRole('button', { name: 'Undo' }).click();
  await layer(two!.page, 'Jazz Night').waitFor();
  await layer(two!.page, '13 June').waitFor();
  await Promise.all([one!.close(), two!.close()]);
});
