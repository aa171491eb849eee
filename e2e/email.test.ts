/** Mail as people meet it: polished change by change, written from points, sent from one's own address and taken back. */
import { expect, test } from 'vitest';
import { user } from '#features/email/mailbox/smtp-faults.testing.ts';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppWithWorld, world } from './app-and-browser.ts';
import { makeMember } from './people.ts';

const signedOut = [/401.*\/api\/auth\/user/];

useAppWithWorld();

test('a guest polishes a draft, refuses a change, teaches it, and goes on with it as an e-mail', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  await visit(page, '/ai/email-polish');
  await page
    .getByLabel('Your draft')
    .fill('Hi Mira,\n\nI am writting to you becuase she don’t know.\n\nBest,\nSam');
  await page.getByRole('button', { name: 'Polish', exact: true }).click();
  await page.getByText(/of \d accepted/).waitFor();
  await page.getByRole('button', { name: 'Reject change 1', exact: true }).click();
  await expectAccessible(page, page.getByRole('button', { name: 'Always ignore “writting”' }));
  await page.getByRole('button', { name: 'Always ignore “writting”' }).click();
  await page.getByText('Remembered.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Continue as e-mail' }).click();
  const text = page.getByLabel('Text', { exact: true });
  await expect.poll(() => text.inputValue()).toContain('writting to you because');
  await page.getByText('Add a recipient.').waitFor();
  await page.getByLabel('To', { exact: true }).fill('Mira <mira@example.org>');
  await page.getByLabel('Subject').fill('A question');
  await page.getByText('Nothing is missing.').waitFor();
  await expectAccessible(page, page.getByText('Saved', { exact: true }));
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('a guest types, takes a suggested occasion, fills in its form and gets an email with every fact in it', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  await visit(page, '/ai/email');
  await page.getByLabel('What to say').fill('the landlord does nothing about my broken heating');
  await page
    .getByRole('group', { name: 'Suggested occasions' })
    .getByRole('button', { name: 'Ask for a repair' })
    .click();
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await expectAccessible(page, page.getByText('Fill in: What is broken.'));
  const broken = page.getByLabel('What is broken');
  await broken.fill('can you repair my heating');
  await page.getByText('This is a question.').waitFor();
  await page.locator('mark', { hasText: 'can you repair my heating' }).waitFor();
  await broken.fill('The heating in the living room.');
  await page.getByText('This is a question.').waitFor({ state: 'detached' });
  await page.locator('mark', { hasText: 'the heating in the living room' }).waitFor();
  await page.getByLabel('To be repaired by').fill('friday');
  await page.getByLabel('Anything else to say').fill('i am at home all week');
  await page.getByLabel('Tone').selectOption('formal');
  await page.getByLabel('Length').selectOption('short');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await page.getByText('Please arrange for it to be repaired by Friday.').waitFor();
  await page.getByText('a problem with the heating in the living room.').waitFor();
  await page.getByText('I am at home all week.').waitFor();
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('a request from elsewhere is shown above the form, suggests occasions and is never in the e-mail', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  await visit(page, '/ai/email?q=write+me+a+note+to+my+landlord+that+the+boiler+is+broken');
  await page.getByText('You asked for').waitFor();
  await page.getByText('write me a note to my landlord that the boiler is broken').waitFor();
  await expect.poll(() => page.getByLabel('What to say').inputValue()).toBe('');
  await page
    .getByRole('group', { name: 'Suggested occasions' })
    .getByRole('button', { name: 'Ask for a repair' })
    .click();
  await page.getByLabel('What is broken').fill('the boiler');
  await page.getByLabel('When you’re at home').fill('dont know maybe friday');
  await expectAccessible(page, page.locator('mark', { hasText: "Don't know maybe Friday." }));
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await page.getByText('There is a problem with the boiler.').waitFor();
  expect(await page.getByText(/Hello,.*write me a note/s).count()).toBe(0);
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('words that read like an instruction are named, and corrections are taken over by the writer', async () => {
  const opened = await openAs(null, { width: 390 });
  const { page } = opened;
  await visit(page, '/ai/email');
  const words = page.getByLabel('What to say');
  await words.fill('Tell my landlord that teh heating is broken.');
  await page.getByText('This reads like an instruction.').waitFor();
  await page.getByRole('link', { name: 'Connect a model' }).waitFor();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect.poll(() => words.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Check spelling and grammar' }).click();
  const use = page.getByRole('button', { name: 'Use corrections' });
  await expectAccessible(page, use);
  await expect.poll(() => words.inputValue()).toContain('teh');
  await use.click();
  await expect.poll(() => words.inputValue()).toBe('Tell my landlord that the heating is broken.');
  await words.fill('The heating is broken.');
  await page.getByText('This reads like an instruction.').waitFor({ state: 'detached' });
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('a member connects a mailbox, sends a reply that was written from points, and takes it back', async () => {
  const sam = await makeMember(app, 'sam');
  const opened = await openAs(sam, {
    width: 1280,
    theme: 'dark',
  });
  const { page } = opened;
  await visit(page, '/frenlyemail?view=mailboxes');
  await page.getByLabel('Your name').fill('Sam');
  await page.getByLabel('E-mail address').fill('sam@example.org');
  await page.getByLabel('Outgoing server').fill('localhost');
  await page.getByLabel('Port').fill(String(world.mail.port));
  await page.getByLabel('App password', { exact: true }).fill(user.password);
  await expectAccessible(page, page.getByRole('button', { name: 'Test and connect' }));
  await page.getByRole('button', { name: 'Test and connect' }).click();
  await page.getByText('Connected. You can now send from this address.').waitFor();

  await visit(page, '/ai/email');
  await page.getByLabel('What to say').fill('the budget comes tomorrow');
  await page
    .getByLabel('E-mail you’re replying to')
    .fill('Could you send the budget? Who looks after the stand?\n\nBest,\nMira');
  await page.getByText('Still open', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: /^To/ }).fill('Mira <mira@example.org>');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await page.getByRole('link', { name: 'Send…' }).click();
  await page.getByText(/Fill in the blank/).waitFor();
  const text = page.getByLabel('Text', { exact: true });
  await text.fill(
    'Hello Mira,\n\nThe budget comes tomorrow, and Ben looks after the stand.\n\nKind regards,\nSam',
  );
  await page.getByText('Nothing is missing.').waitFor();
  await page.getByLabel('Files to attach').setInputFiles({
    name: 'budget.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('item,euros\nstand,420\n'),
  });
  await page.getByRole('link', { name: 'budget.csv' }).waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Cancelled. Your draft is still there.').first().waitFor();
  await expect.poll(() => text.inputValue()).toContain('Ben looks after the stand');
  await visit(page, '/frenlyemail?view=sent');
  await expectAccessible(page, page.getByText('Cancelled'));
  expect(world.mail.received).toEqual([]);
  expectNoProblems(opened, signedOut);
  await opened.close();
});
