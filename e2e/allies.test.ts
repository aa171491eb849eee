/** An ally is made in five questions, learns, quotes, uses a tool, remembers and forgets; summon, rehearsal and the stack. */
import { test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();

test('five questions make an ally that quotes, works and remembers', async () => {
  const ana = await makeMember(app, 'ally-ana');
  const own = await openAs(ana, { width: 1440 });
  const { page } = own;
  await visit(page, '/frenlyai-v2/codex');
  await page.getByRole('button', { name: 'Answer five questions' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('What should it help you with?')
    .fill('Shorten texts and fix the grammar of letters.');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('How should it speak?').fill('Two sentences.');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('What would you say to it first?').fill('Where is the key?');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('What’s its name?').fill('Keeper');
  await dialog.getByRole('button', { name: 'Show my ally' }).click();
  await dialog.getByRole('heading', { name: 'Meet Keeper' }).waitFor();
  await dialog.getByLabel('Grammar', { exact: false }).first().check();
  await expectAccessible(page, dialog.getByRole('heading', { name: 'Meet Keeper' }));
  await dialog.getByRole('button', { name: 'Create ally' }).click();
  await page.getByRole('heading', { name: 'Keeper', level: 1 }).waitFor();

  await page.getByRole('tab', { name: /Knowledge/ }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'garden.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The garden gate is locked at eight.'),
  });
  await page.getByRole('link', { name: 'garden.txt' }).waitFor();
  await page.getByLabel('What', { exact: true }).selectOption({ label: 'A note' });
  await page.getByLabel('Title').fill('House rules');
  await page
    .getByLabel('Text', { exact: true })
    .fill('The spare key hangs behind the blue door in the hall.');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expectAccessible(page, page.getByRole('listitem').getByText('House rules', { exact: true }));

  await page.getByRole('tab', { name: 'Chat' }).click();
  const box = page.getByLabel('Message Keeper');
  const say = async (text: string) => {
    await box.fill(text);
    await box.press('Enter');
  };
  await say('Where does the spare key hang?');
  await page.getByText('quoted verbatim').waitFor();
  await page.getByText('behind the blue door in the hall').last().waitFor();
  await say('My name is Ada.');
  await expectAccessible(page, page.getByText('Remembered: My name is Ada.'));
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Forgotten: My name is Ada.').waitFor();
  await say('I prefer tea.');
  await page.getByText('Remembered: I prefer tea.').waitFor();

  await visit(page, '/frenlyai-v2/codex');
  await page.getByLabel('Search allies').fill('letters');
  await page.getByRole('heading', { name: 'Yours' }).waitFor();

  await visit(page, '/frenlyai-v2/memories');
  await page.getByText('I prefer tea.').waitFor();
  await page.getByLabel('Add a memory').fill('I prefer coffee.');
  await page.getByRole('button', { name: 'Remember', exact: true }).click();
  await expectAccessible(page, page.getByRole('heading', { name: 'Conflicting memories' }));
  await page.getByRole('button', { name: 'Keep this: I prefer coffee.' }).click();
  await page.getByRole('heading', { name: 'Conflicting memories' }).waitFor({ state: 'detached' });
  expectNoProblems(own);
});

test('a task finds its tools, three rehearse, and the stack waits on the dashboard', async () => {
  const ben = await makeMember(app, 'ally-ben');
  const own = await openAs(ben, { width: 390 });
  const { page } = own;
  await visit(page, '/summon');
  await page.getByLabel('Your task').fill('asdf qwer zxcv');
  await page.getByRole('button', { name: 'Summon', exact: true }).click();
  await page.getByRole('heading', { name: 'I did not understand that' }).waitFor();
  await page.getByLabel('Your task').fill('Shorten a letter to my landlord and fix the grammar');
  await page.getByRole('button', { name: 'Summon', exact: true }).click();
  await page.getByRole('heading', { name: 'Matches', exact: true }).waitFor();
  await page
    .getByLabel('Text to test with')
    .fill(
      'We was very late yesterday because the bus was late. In order to be on time we will leave earlier tomorrow.',
    );
  await page.getByRole('button', { name: 'Run test' }).click();
  await expectAccessible(page, page.getByRole('button', { name: /^Pick / }).first());
  await page
    .getByRole('button', { name: /^Pick / })
    .first()
    .click();
  await page.getByText('Picked').first().waitFor();

  await visit(page, '/frenlyai-v2/stack');
  const add = async (label: string) => {
    await page.getByLabel('Add', { exact: true }).selectOption({ label });
    await page.getByRole('button', { name: 'Add to stack' }).click();
    await page.getByRole('main').getByRole('link', { name: label, exact: true }).waitFor();
  };
  await add('Summarise');
  await add('Search');
  await page.getByRole('button', { name: 'Move Search up' }).click();
  await page.getByText('Search is now number 1 of 2.').waitFor({ state: 'attached' });
  await expectAccessible(page, page.getByRole('button', { name: 'Move Search down' }));
  await visit(page, '/access');
  await page.getByRole('heading', { name: 'Your stack' }).waitFor();
  const names = await page.getByRole('region', { name: 'Your stack' }).getByRole('listitem').allInnerTexts();
  if (names.join() !== 'Search,Summarise') throw new Error(`the stack reads ${names.join()}`);
  expectNoProblems(own);
});
