/** A text that is all frames: the server sends it as it was written, and a browser draws what of it is in sight. */
import { expect, test } from 'vitest';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { callAs } from './call-api.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();

test('a question full of empty frames is a small page, and is drawn once it is in sight', async () => {
  const ana = await makeMember(app, 'ana');
  const text = '```\na\n```\n'.repeat(990);
  const { id } = await callAs(app, ana)<{ id: string }>('POST', '/api/questions', {
    title: 'Which of these frames is empty?',
    text,
    tags: ['frames'],
  });
  const address = `/qa/${id}`;
  const html = await (await fetch(app.url + address)).text();
  expect(html).toContain('Which of these frames is empty?');
  expect(html.length).toBeLessThan(300_000);
  const visitor = await openAs(ana, { width: 1440 });
  await visit(visitor.page, address);
  await visitor.page.locator('pre').first().waitFor();
  expectNoProblems(visitor);
});
