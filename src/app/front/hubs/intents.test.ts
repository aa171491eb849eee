import { expect, test } from 'vitest';
import type { DescribedPlace } from '#kit/place.ts';
import type { ListedTool } from '#tools/run/contract.ts';
import { describedPlacesOn } from '../described-places.ts';
import { fitting, toolsByIntent } from './intents.ts';

const place = (change: Partial<DescribedPlace>): DescribedPlace => ({
  id: 'x',
  title: 'Thing',
  description: 'Does things.',
  category: 'AI tools',
  to: '/x',
  personal: false,
  open: true,
  ...change,
});
const tool = (change: Partial<ListedTool>): ListedTool => ({
  id: 'tidy',
  title: 'Tidy',
  description: 'Tidies a text.',
  kind: 'text',
  accepts: [],
  page: '/x',
  examples: ['A messy note', 'A list', 'A letter', 'A poem'],
  ...change,
});
const idsOf = (places: DescribedPlace[]) =>
  toolsByIntent(places, []).flatMap(({ tools }) => tools.map(({ id }) => id));

test('what opens finds its place; what is closed, personal or a way in is not listed', () => {
  expect(
    idsOf([
      place({ id: 'a', category: 'Documents' }),
      place({ id: 'b', open: false }),
      place({ id: 'c', personal: true }),
      place({ id: 'ai' }),
      place({ id: 'd', category: 'Legal' }),
      place({ id: 'ai-text-editor' }),
    ]),
  ).toEqual(['ai-text-editor', 'a']);
});

test('with every page built, every tool has a place and none has two', () => {
  const built = describedPlacesOn('main').map((one) => ({ ...one, open: true }));
  const ids = idsOf(built);
  expect(ids.length).toBeGreaterThan(40);
  expect(new Set(ids).size).toBe(ids.length);
});

test('examples open the page with them filled in', () => {
  const [intent] = toolsByIntent([place({})], [tool({})]);
  expect(intent!.tools[0]!.examples.map(({ to }) => to)).toEqual([
    '/x?example=0',
    '/x?example=1',
    '/x?example=2',
  ]);
  const shared = toolsByIntent([place({})], [tool({ page: '/x?tool=tidy' }), tool({ page: '/x?tool=sort' })]);
  expect(shared[0]!.tools[0]!.examples.map(({ to }) => to)).toEqual([
    '/x?tool=tidy&example=0',
    '/x?tool=sort&example=0',
  ]);
  const oneForm = toolsByIntent([place({})], [tool({ examples: ['A link', 'A file'] }), tool({})]);
  expect(oneForm[0]!.tools[0]!.examples.map(({ to }) => to)).toEqual(['/x?example=0', '/x?example=2']);
  expect(toolsByIntent([place({ id: 'universal-hub' })], [])[0]!.tools[0]!.examples[0]!.to).toMatch(
    /^\/x\?q=What/,
  );
});

test('typing finds tools by the beginnings of words', () => {
  const all = toolsByIntent([place({}), place({ id: 'y', title: 'Camera', to: '/y' })], [tool({})]);
  const found = (typed: string) => fitting(all, typed).flatMap(({ tools }) => tools.map(({ id }) => id));
  expect(found('')).toEqual(['x', 'y']);
  expect(found('CAM')).toEqual(['y']);
  expect(found('messy no')).toEqual(['x']);
  expect(found('zebra')).toEqual([]);
});
