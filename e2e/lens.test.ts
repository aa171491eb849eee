/** Lens as people meet it: a sample, their own picture by paste, no camera, and what it says of a code. */
import QRCode from 'qrcode';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { openAs, useAppAndBrowser } from './app-and-browser.ts';

useAppAndBrowser();

const signedOut = [/401.*\/api\/auth\/user/];

test('a screenshot is pasted and read: its code is shown and not opened, its colours have names', async () => {
  const opened = await openAs(null);
  const { page } = opened;
  await visit(page, '/lens');
  await page.getByRole('button', { name: 'Read the picture' }).click();
  await page.getByText('Take or choose a picture.').waitFor();

  const code = await QRCode.toBuffer('https://example.org/menu', { width: 300 });
  const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#14532d' } })
    .composite([{ input: code, left: 500, top: 300 }])
    .png()
    .toBuffer();
  await page.evaluate(
    (bytes) => {
      const clipboard = new DataTransfer();
      clipboard.items.add(new File([new Uint8Array(bytes)], 'screenshot.png', { type: 'image/png' }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true }));
    },
    [...picture],
  );
  await page.getByRole('list', { name: 'Attached files' }).getByText('screenshot.png').waitFor();
  await page.getByRole('button', { name: 'Read the picture' }).click();
  const codes = page.getByRole('region', { name: 'Codes' });
  await codes.getByText('https://example.org/menu', { exact: true }).waitFor();
  await expect
    .poll(() => codes.getByRole('link', { name: /Open example\.org/ }).getAttribute('href'))
    .toBe('https://example.org/menu');
  await page.getByRole('region', { name: 'Colours' }).getByText('dark green').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/lens');
  const shown = page.getByRole('img', { name: /^The picture/ });
  await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(900);
  await expectAccessible(page, shown);
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('on a phone: a camera that is not there or not allowed is said, and a sample can be tried', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  await visit(page, '/lens');
  await page.getByRole('button', { name: 'Use the camera' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take a photo' });
  await expectAccessible(page, dialog.getByText(/No camera was found|camera is blocked/));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'A business card' }).click();
  await page.getByText('Sample picture: card').waitFor();
  await page.getByRole('button', { name: 'Read the picture' }).click();
  await page.getByRole('region', { name: 'Colours' }).waitFor();
  expect(await page.locator('main').evaluate((main) => main.scrollWidth <= window.innerWidth)).toBe(true);
  expectNoProblems(opened, signedOut);
  await opened.close();
});
