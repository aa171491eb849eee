import { expect, test } from 'vitest';
import { ended, ownWork, toolsInUse, underWay } from './own-work.ts';

const tools = [
  { id: 'a', page: '/a' },
  { id: 'b', page: '/b?view=full' },
  { id: 'c', page: null },
  { id: 'd', page: '/d' },
];
const run = (id: string, talkId: string, tool: string, state: 'done' | 'running' = 'done') => ({
  id,
  talkId,
  tool,
  state,
  title: `Title of ${id}`,
  toolTitle: tool.toUpperCase(),
  createdAt: '2026-01-01T00:00:00.000Z',
  madeBy: null,
});

test('all turns of a talk are one, which goes on at its newest', () => {
  const work = ownWork([run('3', 'x', 'a', 'running'), run('2', 'y', 'b'), run('1', 'x', 'a')], tools);
  expect(work.map(({ id, runs, href }) => [id, runs, href])).toEqual([
    ['3', ['3', '1'], '/a?run=3'],
    ['2', ['2'], '/b?view=full&run=2'],
  ]);
  expect(underWay(work).map(({ id }) => id)).toEqual(['3']);
  expect(ended(work).map(({ id }) => id)).toEqual(['2']);
});

test('a run of a tool without a page is listed without a link', () => {
  expect(ownWork([run('1', 'x', 'c')], tools)[0]?.href).toBeNull();
});

test('the tools that were used last come first, and those without a page not at all', () => {
  const order = (...used: string[]) =>
    toolsInUse(
      tools,
      used.map((tool) => ({ tool })),
    ).map(({ id }) => id);
  expect(order('d', 'b', 'd')).toEqual(['d', 'b', 'a']);
  expect(order()).toEqual(['a', 'b', 'd']);
});
