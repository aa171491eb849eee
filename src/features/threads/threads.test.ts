/** What needs neither a database nor a browser. */
import { expect, test, vi } from 'vitest';
import type { ThreadMessage } from './contract.ts';
import { provenance } from './document/sentences.ts';
import { emoji } from './fields.ts';
import { lastHandle, namedIn, withHandle } from './handle-text.ts';
import { handlesIn, toolCallIn } from './mentions.ts';
import { writeCalendar } from './outcomes/calendar.ts';
import { gistOf } from './outcomes/gist.ts';
import { outcomesIn } from './outcomes/rules.ts';
import { createPresence } from './presence.ts';
import { isQuiet } from './quiet.ts';
import { createThreadStore } from './store.ts';

const isTool = (id: string) => ['search', 'consensus'].includes(id);

test('handles are found where people write them, and not in addresses', () => {
  expect(handlesIn('Hi @Ana, and @ben-k. Mail me@example.org, see x/@no @ana')).toEqual(['ana', 'ben-k']);
  expect(handlesIn('@'.repeat(5000))).toEqual([]);
});

test.for([
  ['@search bamboo flooring', { tool: 'search', ask: 'bamboo flooring' }],
  ['Look:\n@Search bamboo\nand more', { tool: 'search', ask: 'bamboo\nand more' }],
  ['@panda what is bamboo?', { tool: 'consensus', ask: 'what is bamboo?' }],
  ['What is bamboo, @panda?', { tool: 'consensus', ask: 'What is bamboo, ?' }],
  ['@ana hello', undefined],
  ['I used @search yesterday', undefined],
] as const)('%s', ([text, call]) => {
  expect(toolCallIn(text, isTool)).toEqual(call);
});

test('one emoji is one, and letters are none', () => {
  for (const one of ['🐼', '❤️', '👩‍👩‍👧', '🇩🇪', '👍🏽', '1️⃣'])
    expect(emoji.safeParse(one).success, one).toBe(true);
  for (const one of ['a', '', '12', '<b>', '🐼a', ':)'])
    expect(emoji.safeParse(one).success, one).toBe(false);
});

const monday = new Date(2026, 10, 16, 9);

test.for([
  ['Decision: we use oak', [{ kind: 'decision', text: 'we use oak', who: null, due: null }]],
  [
    'We decided to paint it green.',
    [{ kind: 'decision', text: 'We decided to paint it green.', who: null, due: null }],
  ],
  ['Todo: buy nails', [{ kind: 'task', text: 'buy nails', who: null, due: null }]],
  [
    '@ana please send the plan by 20 November',
    [
      {
        kind: 'task',
        text: '@ana please send the plan by 20 November',
        who: { handle: 'ana' },
        due: '2026-11-20',
      },
    ],
  ],
  [
    'I will call them on 18 November.',
    [{ kind: 'task', text: 'I will call them on 18 November.', who: 'author', due: '2026-11-18' }],
  ],
  ['I will be there', []],
  ['Should we go with oak?', []],
  ['> Decision: quoted', []],
  ['Hello @ana', []],
] as const)('%s', ([text, found]) => {
  expect(outcomesIn(text, monday)).toEqual(found);
});

test('quiet hours go over midnight, in the person’s own time', () => {
  const night = { quietFrom: 22 * 60, quietTo: 7 * 60, timeZone: 'Europe/Berlin' };
  expect(isQuiet(new Date('2026-11-16T22:30:00Z'), night)).toBe(true);
  expect(isQuiet(new Date('2026-11-16T05:59:00Z'), night)).toBe(true);
  expect(isQuiet(new Date('2026-11-16T06:01:00Z'), night)).toBe(false);
  expect(isQuiet(new Date(), { ...night, quietTo: night.quietFrom })).toBe(false);
});

test('a calendar holds tasks with a date, folded, and nothing that was smuggled in', () => {
  const task = {
    id: '1',
    text: `Bad\r\nEND:VCALENDAR, ${'é'.repeat(80)}`,
    due: '2026-11-20',
    state: 'open',
    assignee: { name: 'Ana' },
    createdAt: monday,
  };
  const text = writeCalendar('The; garden', 'https://example.org/threads/1', [
    task,
    { ...task, id: '2', due: null },
  ]);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1);
  expect(text).toContain('DTSTART;VALUE=DATE:20261120');
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('the gist quotes what others take up, in the order it was said', () => {
  const said = [
    'ok',
    'The bamboo floor costs forty euros',
    'Bamboo floor sounds good, what about costs of delivery',
    'My cat is asleep on the sofa today',
  ];
  const messages = said.map((text, at) => ({ id: String(at), by: 'x', text }));
  expect(gistOf(messages, 2).map(({ id }) => id)).toEqual(['1', '2']);
});

test('a sentence belongs to the first version that holds it', () => {
  const at = monday;
  expect(
    provenance([
      { by: 'Ana', version: 1, at, text: 'One. Two.' },
      { by: 'Ben', version: 2, at, text: 'One. Three. Two.' },
    ]).map(({ text, by }) => [text, by]),
  ).toEqual([
    ['One.', 'Ana'],
    ['Three.', 'Ben'],
    ['Two.', 'Ana'],
  ]);
});

test('someone who falls silent is no longer there', () => {
  let now = 0;
  const people = createPresence(() => now);
  people.hear('said.typing', 'a');
  people.hear('said.here', 'b');
  expect(people.look()).toEqual({ here: ['a', 'b'], typing: ['a'] });
  now = 10_000;
  expect(people.look()).toEqual({ here: ['a', 'b'], typing: [] });
  people.hear('said.bye', 'b');
  now = 60_000;
  expect(people.look()).toEqual({ here: [], typing: [] });
});

const message = (seq: number, rev = seq, text = `m${seq}`): ThreadMessage => ({
  id: String(seq),
  seq,
  rev,
  author: null,
  answeredBy: null,
  kind: 'text',
  text,
  replyTo: null,
  mentions: [],
  runId: null,
  files: [],
  reactions: [],
  createdAt: '2026-11-16T09:00:00.000Z',
  editedAt: null,
  pinned: false,
  deleted: false,
});

function storeWith(
  changes: ThreadMessage[],
  page = { items: [message(1)], hasBefore: false, hasAfter: false },
) {
  const asked: number[] = [];
  const store = createThreadStore(
    {
      page: async () => ({ items: [message(8), message(9)], hasBefore: true, hasAfter: false }),
      async changes(since) {
        asked.push(since);
        return { items: changes, rev: Math.max(since, ...changes.map(({ rev }) => rev)), isCut: false };
      },
    },
    page,
    1,
  );
  return { store, asked, texts: () => store.state.messages.map(({ text }) => text) };
}

test('messages in order cause no request; a gap causes one request for what is missing', async () => {
  vi.useFakeTimers();
  const { store, asked, texts } = storeWith([message(2), message(3)]);
  store.take(message(2));
  store.moved(2, () => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([]);
  store.take(message(4));
  store.moved(4, () => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([2]);
  expect(texts()).toEqual(['m1', 'm2', 'm3', 'm4']);
  vi.useRealTimers();
});

test('an older edition never takes the place of a newer one, and nothing stands twice', () => {
  const { store, texts } = storeWith([]);
  store.take(message(2, 5, 'newer'));
  store.take(message(2, 3, 'older'));
  store.take(message(2, 5, 'newer'));
  expect(texts()).toEqual(['m1', 'newer']);
});

test('what comes while one reads further up waits below', async () => {
  const { store, texts } = storeWith([], { items: [message(1)], hasBefore: false, hasAfter: true });
  store.take(message(9));
  expect(texts()).toEqual(['m1']);
  expect(store.state.newBelow).toBe(1);
  await store.toEnd();
  expect(texts()).toEqual(['m8', 'm9']);
  expect(store.state.newBelow).toBe(0);
});

test('a message that the thread has is not listed as waiting too', () => {
  const { store } = storeWith([]);
  const body = { text: 'm2', replyTo: null, files: [], fileNames: [] };
  const one = (id: string) => ({ id, ownerId: 'm', place: 'thread:t', at: 0, body });
  store.take(message(2));
  store.setWaiting([one(message(2).id), one('later')]);
  expect(store.state.waiting.map(({ id }) => id)).toEqual(['later']);
});

test.for([
  ['', true, '', 'ana, '],
  ['be', true, 'be', 'ana, '],
  ['ben, @an', true, 'an', 'ben, ana, '],
  ['ben, ', true, '', 'ben, ana, '],
  ['Ana B', false, 'Ana B', 'ana'],
] as const)('“%s” is completed', ([value, many, typed, completed]) => {
  expect(lastHandle(value, many)).toBe(typed);
  expect(withHandle(value, 'ana', many)).toBe(completed);
  if (many) expect(namedIn(completed)).toEqual(completed.split(', ').slice(0, -1));
});
