import { expect, test } from 'vitest';
import { topicHead } from './topic-head.ts';

const inherited = [
  { title: 'Topic · Panda Place' },
  { name: 'description', content: 'Everything about one topic.' },
  { tagName: 'link', rel: 'canonical', href: 'http://localhost/tea' },
  { property: 'og:title', content: 'Topic · Panda Place' },
  { property: 'og:description', content: 'Everything about one topic.' },
  { property: 'og:site_name', content: 'Panda Place' },
  { name: 'robots', content: 'noindex' },
];
const result = (title: string) => ({ title, description: '', href: '/x', kind: 'Pages' });
const answer = {
  topic: 'green-tea',
  title: 'Green Tea',
  results: [result('Pots')],
  suggestions: [],
  member: null,
};

test('with results it may be found, under its own title', () => {
  const head = topicHead(inherited, answer);
  expect(head).toContainEqual({ title: 'Green Tea · Panda Place' });
  expect(head).toContainEqual({ name: 'description', content: 'What Panda Place has on Green Tea: Pots.' });
  expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'http://localhost/tea' });
  expect(head).not.toContainEqual(expect.objectContaining({ name: 'robots' }));
  expect(head.filter((tag) => 'title' in tag)).toHaveLength(1);
});

test('without results it stays out of search engines', () => {
  const head = topicHead(inherited, { ...answer, results: [] });
  expect(head).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(head).toContainEqual({ name: 'description', content: 'Panda Place has no page about Green Tea.' });
});

test('many results are named shortly', () => {
  const results = ['A', 'B', 'C', 'D'].map(result);
  expect(topicHead(inherited, { ...answer, results })).toContainEqual({
    name: 'description',
    content: 'What Panda Place has on Green Tea: A, B, C and more.',
  });
});
