/** What one tool made, opened in the next by its own button: transcript, document, answer, report and picture. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { openAs, useAppWithWorld, world } from './app-and-browser.ts';
import { made } from './made-run.ts';

useAppWithWorld();
beforeEach(() => {
  world.sources.found.set('wikipedia', [
    {
      title: 'Giant panda',
      text: 'Pandas digest only about 17 percent of the bamboo they eat.',
      href: 'https://en.wikipedia.org/wiki/Giant_panda',
      date: '2024-03-05',
      by: 'Ada Lovelace',
    },
  ]);
});

const guest = [/401.*\/api\/auth\/user/];
const question = 'How do pandas digest bamboo?';
const captions =
  'WEBVTT\n\n00:00.000 --> 00:03.000\nWe meet on Friday at ten.\n\n00:03.000 --> 00:06.000\nBring the plan.\n';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Use in another tool' });

async function sendOn(page: Page, to: string) {
  await page.getByRole('button', { name: 'Use in another tool' }).first().click();
  await dialog(page)
    .getByRole('link', { name: new RegExp(`^${to}`) })
    .click();
}

const field = (page: Page, name: string) => () => page.getByRole('textbox', { name }).inputValue();
const inEditor = (page: Page, words: string | RegExp) =>
  page.getByRole('textbox', { name: 'Document' }).getByText(words).first().waitFor();

test('each result goes on where people take it', async () => {
  const opened = await openAs(null, { width: 1440 });
  const { page } = opened;

  // A transcript, to an e-mail: found by typing, among those that are often next.
  await visit(page, '/youtube/transcriber');
  const transcript = await made(page, 'captions', { captions, name: 'Monday' });
  await visit(page, `/youtube/transcriber?run=${transcript}`);
  await page.getByRole('button', { name: 'Use in another tool' }).first().click();
  await expectAccessible(page, dialog(page).getByRole('region', { name: 'Often next' }));
  const find = dialog(page).getByRole('searchbox', { name: 'Find a tool' });
  await find.fill('no such thing');
  await dialog(page).getByText('No tools match.').waitFor();
  await find.fill('write an e-mail');
  await dialog(page)
    .getByRole('link', { name: /^Write an e-mail/ })
    .click();
  await expect.poll(field(page, 'What to say')).toContain('We meet on Friday at ten.');

  // A document, to the studio.
  await visit(page, '/document-analyzer');
  await page.getByLabel('Choose files').setInputFiles({
    name: 'fair.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(
      '# Summer fair\n\nThe summer fair opens on Saturday at ten in the old mill beside the river. Children under twelve do not pay for the rides or the puppet theatre. The bakery on Mill Lane brings bread and two hundred cinnamon buns. Volunteers meet at eight to put up the tables and the tents.\n',
    ),
  });
  await page.getByRole('heading', { name: 'fair.md' }).first().waitFor();
  await sendOn(page, 'Content creation studio');
  await expect.poll(field(page, 'What do you want to say?')).toContain('opens on Saturday');

  // An answer, to the editor.
  const answer = await made(page, 'consensus', { question: 'What is the capital of Portugal?' });
  await visit(page, `/ai/consensus?run=${answer}`);
  await sendOn(page, 'Text editor');
  await inEditor(page, 'Lisbon');

  // A report, to the editor.
  const report = await made(page, 'research', { question, plan: [question] });
  await visit(page, `/v2/research-assistant?run=${report}`);
  await sendOn(page, 'Text editor');
  await inEditor(page, /17 percent/);

  // A picture that was drawn here, to the studio's card.
  const picture = await made(page, 'images', { prompt: 'a boat by a lake', count: 1 });
  await visit(page, `/ai/images?run=${picture}`);
  await sendOn(page, 'Content creation studio');
  await expect.poll(field(page, 'What is it about?')).toMatch(/boat/i);
  await page.getByRole('textbox', { name: 'What do you want to say?' }).fill('Come on Friday at 8 pm.');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const parts = page.getByRole('tab', { name: /Parts/ });
  await parts.waitFor();
  // The set begins where one sees it, however far down the button was.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page
    .getByRole('button', { name: /^Picture/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Remove picture' }).waitFor();
  expectNoProblems(opened, guest);
  await opened.close();
});
