/** What holds for every article of the product. */
import { describe, expect, it } from 'vitest';
import { matchPage } from '#app/match-page.ts';
import { isBuilt } from '#app/page-row.ts';
import { readArticle, type HelpArticle } from './article.ts';
import { textOf, type Block, type Line } from './blocks.ts';
import { helpGroups } from './groups.ts';
import { productArticles as articles } from './product-articles.testing.ts';

const slugs = articles.map(({ slug }) => slug);

const linesOf = (block: Block): Line[] =>
  block.is === 'code' ? [] : block.is === 'list' ? block.items : [block.line];
const linksOf = ({ blocks }: HelpArticle) =>
  blocks.flatMap(linesOf).flatMap((line) => line.flatMap((part) => (part.is === 'link' ? [part.href] : [])));

it('there are enough, each with a place of its own', () => {
  expect(articles.length).toBeGreaterThanOrEqual(24);
  const places = articles.map(({ group, order }) => `${group} ${order}`);
  expect(new Set(places).size).toBe(articles.length);
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  expect(new Set(articles.map(({ group }) => group))).toEqual(new Set(helpGroups));
});

describe.each(articles)('$slug', (article) => {
  it('has a fitting name and says something', () => {
    expect(article.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(article.summary).toMatch(/^[A-Z].*\.$/);
    expect(article.keywords.length).toBeGreaterThanOrEqual(10);
    expect(article.asked.length).toBeGreaterThanOrEqual(25);
    expect(new Set(article.asked).size).toBe(article.asked.length);
    expect(article.blocks.length).toBeGreaterThanOrEqual(2);
  });

  it('links only to open pages of ours and to articles that exist', () => {
    for (const href of linksOf(article)) {
      expect(href).toMatch(/^\//);
      const url = new URL(href, 'http://localhost');
      const match = matchPage(url.pathname);
      expect(match && match.row.id !== 'topic' && isBuilt(match.row), href).toBe(true);
      const linked = url.searchParams.get('article');
      if (url.pathname === '/support' && linked) expect(slugs, href).toContain(linked);
    }
  });

  it('is about pages of ours', () => {
    for (const page of article.pages) {
      const match = matchPage(page.replace(':handle', 'someone'));
      expect(match && match.row.id !== 'topic', page).toBe(true);
    }
  });

  it('leaves no mark of Markdown in its text', () => {
    const text = article.blocks.flatMap(linesOf).map(textOf).join('\n');
    expect(text).not.toMatch(/\*\*|\]\(|`/);
  });
});

describe('an article that is not right', () => {
  const good = [
    '---',
    'title: A title',
    'group: Getting started',
    'order: 1',
    'summary: What it says, in one sentence.',
    'keywords: one, two words,',
    '  three of them',
    'pages: /login',
    'asked:',
    '  - where do I get in, please',
    '  - a name: with a colon',
    '---',
    'Text.',
  ];
  const without = (name: string) => good.filter((line) => !line.startsWith(name)).join('\n');

  it('stops the start, and says which one and why', () => {
    const article = readArticle('good', good.join('\n'));
    expect(article.keywords).toEqual(['one', 'two words', 'three of them']);
    expect(article.asked).toEqual(['where do I get in, please', 'a name: with a colon']);
    for (const name of ['title', 'group', 'order', 'summary', 'pages'])
      expect(() => readArticle('bad', without(name))).toThrow(new RegExp(`bad is not right[^]*${name}`));
    expect(() => readArticle('bad', 'Just text.')).toThrow('The help article bad has no front matter.');
    expect(() => readArticle('bad', good.join('\n').replace('Getting started', 'Elsewhere'))).toThrow(
      'group',
    );
    expect(() => readArticle('bad', good.join('\n').replace('pages:', 'colour: red\npages:'))).toThrow(
      'colour',
    );
  });
});
