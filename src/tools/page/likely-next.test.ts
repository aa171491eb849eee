import { expect, test } from 'vitest';
import { groupedTakers } from './likely-next.ts';

const taker = (id: string, page = `/ai/${id}`) => ({ id, title: id, description: `About ${id}.`, page });
const takers = [
  taker('search'),
  taker('headline', '/ai/content-tools?tool=headline'),
  taker('studio'),
  taker('email'),
  taker('text-editor'),
];
const ids = (kind: string, search?: string) =>
  groupedTakers(takers, kind, search).map(({ title, takers: own }) => [title, ...own.map(({ id }) => id)]);

test('the most likely next tools come first for each kind of result', () => {
  expect(ids('transcript')).toEqual([
    ['Often next', 'email', 'text-editor', 'studio'],
    ['Small writing tools', 'headline'],
    ['Everything else', 'search'],
  ]);
  expect(ids('research')[0]).toEqual(['Often next', 'text-editor', 'studio']);
  expect(ids('some new kind')[0]).toEqual(['Often next', 'text-editor', 'email', 'studio']);
});

test('a search leaves what fits all its words', () => {
  expect(ids('text', ' ABOUT head')).toEqual([['Small writing tools', 'headline']]);
  expect(ids('text', 'nothing such')).toEqual([]);
});
