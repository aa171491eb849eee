/** Feedback from a stranger's screenshot to the email that answers it. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectNoProblems, type PageOptions, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { emailTo } from './outbox.ts';
import { adminOf } from './people.ts';
import { uniqueName } from './unique.ts';

const signedOut = /401.*\/api\/auth\/user/;
/** Of the guest whom the admin answers. */
const guestEmail = `${uniqueName('guest')}@example.org`;

useAppAndBrowser();

const open = (options: PageOptions = {}) => openAs(null, options);
const picture = (colour: string) =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: colour } })
    .png()
    .toBuffer();

test('a screenshot is chosen, removed, pasted and captured, and goes along only when it is sent', async () => {
  const opened = await open({ width: 390 });
  const { page } = opened;
  let uploads = 0;
  page.on('request', (request) => void (request.url().includes('/screenshots') && (uploads += 1)));
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 300;
    // A stream shows what is drawn after it began.
    setInterval(() => canvas.getContext('2d')!.fillRect(0, 0, 300, 150), 50);
    navigator.mediaDevices.getDisplayMedia = () => Promise.resolve(canvas.captureStream());
  });
  await visit(page, '/feedback');
  const field = page.getByRole('group', { name: 'Screenshot' });
  const preview = field.getByRole('img', { name: 'Screenshot to send' });
  const remove = field.getByRole('button', { name: 'Remove' });

  await field.locator('input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await field.getByText('Choose a PNG, JPEG, WebP, GIF or AVIF picture.').waitFor();
  await field.locator('input[type=file]').setInputFiles({
    name: 'seen.png',
    mimeType: 'image/png',
    buffer: await picture('teal'),
  });
  await preview.waitFor();
  await remove.click();
  await preview.waitFor({ state: 'detached' });

  await page.evaluate(
    (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    (await picture('plum')).toString('base64'),
  );
  await preview.waitFor();
  await remove.click();

  await field.getByRole('button', { name: 'Capture a tab or window' }).click();
  await preview.waitFor();
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
  expect(uploads).toBe(0);

  await page.getByLabel('What went wrong?').fill('The panda is cut in half, see the picture.');
  await page.getByLabel('E-mail').fill(guestEmail);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await page.getByText('Feedback Received', { exact: true }).waitFor();
  await preview.waitFor({ state: 'detached' });
  expect(uploads).toBe(1);
  expectNoProblems(opened, [signedOut]);
  await opened.close();
});

test('an admin sees the picture and answers; the email quotes what was written', async () => {
  const admin = await adminOf(app);
  const opened = await open({ width: 1440, context: { storageState: admin.storageState } });
  const { page } = opened;
  await page.goto('/admin?tab=feedback&state=open');
  const item = page.getByRole('article').filter({ hasText: guestEmail });
  const shown = item.getByRole('img', { name: /^Attached screenshot/ });
  await shown.waitFor();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
  // Without its signature the address opens nothing.
  const address = (await shown.getAttribute('src'))!;
  expect((await page.request.get(address.split('?')[0]!)).status()).toBe(404);

  await item.getByRole('button', { name: 'Answer' }).click();
  await page.getByLabel('Your answer').fill('It was hungry. It is whole again.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await page.getByText('Answer sent', { exact: true }).waitFor();
  const email = await emailTo(app, { to: guestEmail, template: 'feedback-answer' });
  expect(email).toContain('The panda is cut in half, see the picture.');
  expect(email).toContain('It was hungry. It is whole again.');
  expectNoProblems(opened);
  await opened.close();
});
