import { expect, test } from 'vitest';
import { matchPage } from '#app/match-page.ts';
import { isBuilt } from '#app/page-row.ts';
import { readBuiltInPosts } from './built-in-posts.server.ts';
import { wordsIn } from './reading-time.ts';

const posts = readBuiltInPosts();

test('at least twelve posts come with the program, each of 500 to 900 words', () => {
  expect(posts.length).toBeGreaterThanOrEqual(12);
  const odd = posts.filter(({ text }) => wordsIn(text) < 500 || wordsIn(text) > 900);
  expect(odd.map(({ slug, text }) => `${slug}: ${wordsIn(text)}`)).toEqual([]);
  expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length);
  for (const { slug, summary, tags } of posts) {
    expect(summary.length, slug).toBeGreaterThan(40);
    expect(tags.length, slug).toBeGreaterThan(1);
  }
});

test('every link of theirs leads to a page that is there', () => {
  const links = posts.flatMap(({ slug, text }) =>
    [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map((match) => ({ slug, to: match[1]! })),
  );
  expect(links.length).toBeGreaterThan(10);
  const dead = links.filter(({ to }) => {
    const match = matchPage(new URL(to, 'http://localhost').pathname);
    return !match || !isBuilt(match.row);
  });
  expect(dead).toEqual([]);
});
