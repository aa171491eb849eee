/** What people agree to: who follows them, and that what they wrote in private becomes public. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { callAs } from './call-api.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();

test('a private thread is made public, and a member decides about what they wrote', async () => {
  const [ana, ben] = [await makeMember(app, 'ana'), await makeMember(app, 'ben')];
  const [asAna, asBen] = [callAs(app, ana), callAs(app, ben)];
  const { id } = await asAna<{ id: string }>('POST', '/api/threads', {
    title: 'Open soon',
    people: [ben.handle],
  });
  await asBen('POST', `/api/threads/${id}/messages`, { id: randomUUID(), text: 'Written among us' });

  const one = await openAs(ana, { width: 1440 });
  await visit(one.page, `/threads/${id}`);
  await one.page.getByRole('button', { name: 'Thread settings' }).click();
  await one.page.getByRole('menuitem', { name: 'Make public' }).click();
  await expectAccessible(one.page, one.page.getByRole('alertdialog'));
  await one.page.getByRole('button', { name: 'Make public' }).click();
  await one.page.getByText('Members only', { exact: true }).waitFor();

  const outside = await openAs(null, { width: 390 });
  await visit(outside.page, `/threads/${id}`);
  await outside.page.getByText('No messages yet.', { exact: true }).waitFor();

  const two = await openAs(ben, { width: 390 });
  await visit(two.page, `/threads/${id}`);
  await expectAccessible(two.page, two.page.getByText('visible to members only'));
  await two.page.getByRole('button', { name: 'Make it public' }).click();
  await two.page.getByText('Your earlier messages are public').first().waitFor();
  await two.page.getByText('Members only', { exact: true }).waitFor({ state: 'detached' });
  await visit(outside.page, `/threads/${id}`);
  await outside.page.getByText('Written among us').waitFor();
  for (const opened of [one, two, outside]) expectNoProblems(opened);
});

test('whoever shows something to followers only approves them', async () => {
  const [ana, ben] = [await makeMember(app, 'ana'), await makeMember(app, 'ben')];
  const own = await openAs(ana, { width: 390 });
  await visit(own.page, '/settings?tab=privacy');
  await own.page.getByLabel('About you').selectOption('followers');
  await own.page.getByText('About you: saved').first().waitFor();
  await expect.poll(() => own.page.getByLabel('Who can follow you').inputValue()).toBe('approved');

  const other = await openAs(ben, { width: 1440 });
  await visit(other.page, `/profile/${ana.handle}`);
  await other.page.getByRole('button', { name: `Follow ${ana.handle}` }).click();
  await other.page.getByRole('button', { name: `Requested ${ana.handle}` }).waitFor();

  await visit(own.page, '/settings?tab=privacy');
  await expectAccessible(own.page, own.page.getByRole('button', { name: `Approve ${ben.handle}` }));
  await own.page.getByRole('button', { name: `Approve ${ben.handle}` }).click();
  await own.page.getByRole('button', { name: `Remove ${ben.handle}` }).waitFor();
  await visit(other.page, `/profile/${ana.handle}`);
  await other.page.getByRole('button', { name: `Following ${ana.handle}` }).waitFor();
  for (const opened of [own, other]) expectNoProblems(opened);
});
