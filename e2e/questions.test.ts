/** From a question to what the panda knows: asked, found similar, answered, voted, accepted, quoted, hidden, appealed. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { adminOf, makeMember } from './people.ts';

const question = 'Which glue holds a cracked marimba bar?';

useAppAndBrowser();

test('a question is asked, answered by the engine and by people, accepted, and known to the panda', async () => {
  const [ana, ben] = [await makeMember(app, 'ana'), await makeMember(app, 'ben')];
  const asking = await openAs(ana, { width: 1440 });
  await visit(asking.page, '/qa');
  await asking.page.getByLabel('Your question').fill(question);
  await asking.page.getByLabel('Details').fill('It is **rosewood**.');
  await asking.page.getByRole('textbox', { name: 'Tags' }).fill('music, repairs');
  await asking.page.getByLabel('Ask someone').fill(`@${ben.handle}`);
  await asking.page.getByRole('button', { name: 'Ask everyone' }).click();
  await asking.page.getByRole('heading', { level: 1, name: question }).waitFor();
  const address = new URL(asking.page.url()).pathname;
  const engine = asking.page.getByRole('region', { name: 'Answer by Bamboo' });
  await engine.getByText('No answer', { exact: true }).waitFor();
  await engine.getByText('Searched:').waitFor();

  const visitor = await openAs(ben, { width: 390, theme: 'dark' });
  const { page } = visitor;
  await visit(page, '/qa');
  // What was asked before is shown before it is asked again.
  await page.getByLabel('Your question').fill('What glue for a cracked marimba bar');
  await expectAccessible(
    page,
    page.getByRole('region', { name: 'Similar questions' }).getByRole('link', { name: question }),
  );
  await page.getByRole('region', { name: 'Similar questions' }).getByRole('link', { name: question }).click();
  await page.getByLabel('Your answer').fill('Hide glue, warmed to 60 degrees.');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await page
    .getByRole('article', { name: `Answer by ${ben.handle}` })
    .getByText('Hide glue')
    .waitFor();
  await page.getByRole('button', { name: 'The question helps', exact: true }).click();
  await page.getByRole('button', { name: 'Comment on the question' }).click();
  await page.getByLabel('Your comment').fill('Which bar is it?');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await page.getByText('Which bar is it?').waitFor();

  // Whoever asked, who still looks at it, sees all that without doing anything.
  const given = asking.page.getByRole('article', { name: `Answer by ${ben.handle}` });
  await given.getByText('Hide glue').waitFor();
  await asking.page.getByText('Which bar is it?').waitFor();
  await asking.page.getByRole('img', { name: '1 vote', exact: true }).waitFor();
  const helps = asking.page.getByRole('button', { name: `The answer by ${ben.handle} helps`, exact: true });
  await helps.click();
  await expect.poll(() => helps.getAttribute('aria-pressed')).toBe('true');
  await asking.page.getByRole('button', { name: `Accept the answer by ${ben.handle}` }).click();
  await expectAccessible(asking.page, given.getByText('Accepted answer', { exact: true }));

  await page.getByText('Accepted answer', { exact: true }).waitFor();
  await page.getByRole('button', { name: `More for the answer by ${ben.handle}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Edit your answer').fill('Hide glue, warmed to 62 degrees.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('62 degrees').waitFor();
  await page.getByRole('button', { name: `More for the answer by ${ben.handle}` }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('deletion').getByText('60').waitFor();
  await expectAccessible(page, versions.getByRole('insertion').getByText('62'));
  await page.keyboard.press('Escape');
  expectNoProblems(visitor);
  await visitor.close();

  const ask = () =>
    asking.page.request
      .post('/api/panda/chat', { data: { message: question }, headers: { origin: app.url } })
      .then((response) => response.text());
  await expect.poll(ask).toContain('62 degrees');
  expect(await ask()).toContain(address);
  expectNoProblems(asking);
  await asking.close();
});

test('a guest reads, finds, and is led to where it is answered without an account', async () => {
  const visitor = await openAs(null, { width: 390 });
  const { page } = visitor;
  await visit(page, '/ai/qa');
  await page.getByLabel('Your question').fill('How many miles is a marathon?');
  const engines = page.getByRole('link', { name: 'Ask the engines only' });
  await expect.poll(() => engines.getAttribute('href')).toContain('q=How+many+miles');
  const signIn = page.getByRole('link', { name: 'Sign in to ask everyone' });
  expect(decodeURIComponent((await signIn.getAttribute('href')) ?? '')).toContain('/qa?ask=How+many+miles');
  await page.getByLabel('Your question').fill('x'.repeat(300));
  await page.getByText('Keep it to one sentence').waitFor();
  await page.goto('/qa/0198c0de-0000-7000-8000-000000000000');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect((await page.request.get('/qa/0198c0de-0000-7000-8000-000000000000')).status()).toBe(404);
  expect((await page.request.get('/qa/not-an-id')).status()).toBe(404);
  await visitor.close();
});

test('what is reported is hidden with a reason, appealed and shown again', async () => {
  const [dora, eli] = [await makeMember(app, 'dora'), await makeMember(app, 'eli')];
  const author = await openAs(dora, { width: 1440 });
  await visit(author.page, '/qa?ask=Where+do+I+buy+cheap+pills');
  await author.page.getByRole('button', { name: 'Ask everyone' }).click();
  await author.page.getByRole('heading', { level: 1, name: 'Where do I buy cheap pills' }).waitFor();
  const address = new URL(author.page.url()).pathname;

  const reader = await openAs(eli, { width: 390 });
  await visit(reader.page, address);
  await reader.page.getByRole('button', { name: `More for the question by ${dora.handle}` }).click();
  await reader.page.getByRole('menuitem', { name: 'Report' }).click();
  await reader.page.getByText('Spam', { exact: true }).click();
  await reader.page.getByRole('button', { name: 'Report' }).click();
  await reader.page.getByText('We’ll review it.').first().waitFor();
  await reader.close();

  const keeper = await openAs(await adminOf(app), { width: 1440 });
  await visit(keeper.page, '/admin/qa');
  const reported = keeper.page.getByRole('article').filter({ hasText: 'Where do I buy cheap pills' });
  await reported.getByRole('button', { name: 'Hide', exact: true }).click();
  await keeper.page.getByLabel('Message to the author').fill('It advertises.');
  await expectAccessible(keeper.page, keeper.page.getByLabel('Message to the author'));
  await keeper.page.getByRole('button', { name: 'Hide it' }).click();
  await reported.waitFor({ state: 'detached' });
  expect((await author.page.request.get(address)).status()).toBe(200);

  await author.page.getByText('It advertises.').waitFor();
  await author.page.getByLabel('Appeal').fill('I only asked.');
  await author.page.getByRole('button', { name: 'Send appeal' }).click();
  await expectAccessible(author.page, author.page.getByText('An admin will review it'));

  await keeper.page.getByRole('link', { name: /^Appeals/ }).click();
  const appealed = keeper.page.getByRole('article').filter({ hasText: 'I only asked.' });
  await appealed.getByRole('button', { name: 'Accept the appeal' }).click();
  await appealed.waitFor({ state: 'detached' });
  expectNoProblems(keeper);
  await keeper.close();
  await author.page.getByText('It advertises.').waitFor({ state: 'detached' });
  expectNoProblems(author);
  await author.close();
  const stranger = await openAs(null);
  expect((await stranger.page.request.get(address)).status()).toBe(200);
  await stranger.close();
});
