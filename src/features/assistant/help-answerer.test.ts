import { expect, test } from 'vitest';
import type { Question } from './answerer.server.ts';
import type { HelpArticle } from './help/article.ts';
import { createHelpLibrary } from './help/library.server.ts';
import { parseMarkdown } from './help/markdown.ts';
import { productArticles, withoutModel } from './help/product-articles.testing.ts';
import { helpAnswerer, unknownAnswer, unknownHere } from './help-answerer.server.ts';

const article = (slug: string, more: Partial<HelpArticle> & { body: string }): HelpArticle => ({
  slug,
  title: slug,
  group: 'Getting started',
  order: 1,
  summary: '',
  keywords: [],
  pages: [],
  asked: [],
  questions: [],
  ...more,
  blocks: parseMarkdown(more.body),
});

const bamboo = article('bamboo', {
  title: 'Eat bamboo',
  body: '1. Take a stalk.\n2. Chew.',
  pages: ['/kitchen'],
});
const sleep = article('sleep', {
  title: 'Sleep',
  body: 'Lie down.\n\n## Snoring\n\nTurn over.',
  pages: ['/bed'],
});
let written: HelpArticle[] = [];
// Among the others: what a word says about a question depends on how rare it is.
const bundled = [...productArticles, bamboo, sleep];
const library = createHelpLibrary([{ articles: () => bundled }, { articles: async () => written }]);
const { answer } = helpAnswerer(library);
const ask = (text: string, more: Partial<Question> = {}) =>
  answer({ text, history: [], ...more }, withoutModel as never);

test('quotes the article that fits and links it', async () => {
  expect(await ask('How do I eat bamboo?')).toEqual({
    text: 'From “Eat bamboo”:\n1. Take a stalk.\n2. Chew.',
    sources: [{ title: 'Eat bamboo', href: '/support?article=bamboo' }],
    sureness: 'sure',
  });
});

test('quotes the section that fits', async () => {
  expect((await ask('snoring while I sleep')).text).toMatch(/From “Sleep”:\nTurn over\.$/);
});

test('says that it does not know, and what there is about the page', async () => {
  expect(await ask('Where is the moon?')).toEqual({
    text: unknownAnswer,
    sources: [],
    sureness: 'none',
  });
  expect(await ask('Where is the moon?', { page: '/bed' })).toEqual({
    text: unknownHere,
    sources: [{ title: 'Sleep', href: '/support?article=sleep' }],
    sureness: 'none',
  });
});

test('the page one is on decides between near ones', async () => {
  written = [
    article('tea-here', { title: 'Make tea', body: 'In the garden.', pages: ['/garden'] }),
    article('tea-there', { title: 'Make tea', body: 'In the kitchen.', pages: ['/kitchen'] }),
  ];
  expect((await ask('How do I make tea?', { page: '/kitchen' })).text).toMatch(/kitchen/);
  expect((await ask('How do I make tea?', { page: '/garden' })).text).toMatch(/garden/);
});

test('answers small talk without sources', async () => {
  expect((await ask('Hello!')).sources).toEqual([]);
});

test('understands what a short question refers to', async () => {
  const history = [
    { role: 'user', content: 'How do I eat bamboo?' },
    { role: 'assistant', content: 'From “Eat bamboo”: …' },
    { role: 'user', content: 'thanks' },
  ] as const;
  expect((await ask('And how do I fold it?')).text).toBe(unknownAnswer);
  expect((await ask('And how do I fold it?', { history })).sources[0]?.title).toBe('Eat bamboo');
  expect((await ask('Does it snow on the moon?', { history })).text).toBe(unknownAnswer);
});

test('articles of another source are found as soon as they are there', async () => {
  expect((await ask('How do I climb a tree?')).text).toBe(unknownAnswer);
  written = [article('climb', { title: 'Climb a tree', body: 'Hold on.' })];
  expect((await ask('How do I climb a tree?')).text).toBe('From “Climb a tree”:\nHold on.');
});

test('one short step is no answer: the next comes along, however long', async () => {
  const { text } = await ask('how do I share a result by link with readers of my result');
  expect(text.split('\n').length).toBeGreaterThan(2);
});
