/** A lesson with its exercise and quiz, and a post from its draft to its end. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { adminOf, makeMember } from './people.ts';

useAppAndBrowser();

test('a lesson: the tool runs in the page, the run is checked, the quiz is answered, the place is found again', async () => {
  const opened = await openAs(await makeMember(app, 'ana'), { width: 390, theme: 'dark' });
  const { page } = opened;
  await visit(page, '/university?track=tutorials');
  await expect
    .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts())
    .toEqual(['Tutorials']);
  await page.getByRole('link', { name: 'Say it shorter' }).click();
  await page.getByText('We last tested this exercise').waitFor();
  const exercise = page.getByRole('region', { name: 'Exercise' });
  await exercise.getByRole('button', { name: 'Shorten' }).click();
  await exercise.getByText('Not yet').waitFor();
  await exercise
    .getByLabel('Text')
    .fill(
      'I just wanted to let everyone know that, due to the fact that the lift is basically broken, we are not able to use the third floor at this point in time.',
    );
  await exercise.getByRole('button', { name: 'Shorten' }).click();
  await exercise.getByText('The result is saved as your proof').waitFor();
  const quiz = page.getByRole('form', { name: 'Quiz' });
  await quiz.getByLabel('not', { exact: true }).check();
  await quiz.getByLabel('In a letter of condolence').check();
  await quiz.getByRole('button', { name: 'Check my answers' }).click();
  await quiz.getByText('Not quite').waitFor();
  await quiz.getByLabel('at this point in time').check();
  await quiz.getByRole('button', { name: 'Check my answers' }).click();
  await page.getByText('Finished', { exact: true }).waitFor();
  await page.getByLabel('Your notes').fill('Shorter is kinder.');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expectAccessible(page, page.getByText('Saved', { exact: true }));
  await visit(page, '/university');
  await page.getByText('1 of 6 lessons finished').waitFor();
  // What was answered wrongly comes again, later.
  await page.getByRole('heading', { name: 'Questions for today' }).waitFor();
  expectNoProblems(opened);
  await opened.close();
});

test('a post: written, published, read, commented on, followed, taken down', async () => {
  const writing = await openAs(await adminOf(app), { width: 1440 });
  const { page } = writing;
  await visit(page, '/admin/blog');
  await page.getByLabel('Title of a new post').fill('Why pandas sit');
  await page.getByRole('button', { name: 'Start writing' }).click();
  await page.getByLabel('Summary').fill('Sitting frees both hands for bamboo.');
  await page.getByLabel('Tags').fill('pandas, ideas');
  await page.getByLabel('Text in Markdown').fill('## Hands\n\nBoth are needed for *bamboo*.');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('heading', { level: 2, name: 'Hands' }).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAccessible(page, page.getByText('Saved', { exact: true }));
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('link', { name: 'Open the post' }).waitFor();
  await page.getByRole('button', { name: 'Revisions' }).click();
  await page.getByRole('dialog').getByRole('insertion').first().waitFor();
  await page.keyboard.press('Escape');

  const reading = await openAs(await makeMember(app, 'ben'), { width: 390 });
  await visit(reading.page, '/blog?tag=pandas');
  await reading.page.getByRole('link', { name: 'Why pandas sit' }).click();
  await reading.page.getByRole('heading', { level: 1, name: 'Why pandas sit' }).waitFor();
  await reading.page.getByLabel('Your comment').fill('So do I.');
  await reading.page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expectAccessible(
    reading.page,
    reading.page.getByRole('list', { name: 'Comments' }).getByText('So do I.'),
  );
  expect(await (await reading.page.request.get('/blog/feed.xml')).text()).toContain('Why pandas sit');

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await page.getByText('Unpublished', { exact: true }).waitFor();
  const gone = await reading.page.request.get('/blog/why-pandas-sit');
  expect(gone.status()).toBe(410);
  expect(await (await reading.page.request.get('/blog/feed.xml')).text()).not.toContain('Why pandas sit');
  expectNoProblems(writing);
  expectNoProblems(reading);
  await Promise.all([writing.close(), reading.close()]);
});
