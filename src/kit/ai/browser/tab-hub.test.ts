import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longestPiece, longestText } from './protocol.ts';
import { createTabHub, type TabHub } from './tab-hub.server.ts';
import { pingEvery, silentFor } from './tab.server.ts';
import { createTestBuses, openTestTab, question, readAll } from './tabs.testing.ts';

let buses: ReturnType<typeof createTestBuses>;
let hub: TabHub;
/** Another node, beside the one that the run is on. */
let other: TabHub;
const going = { signal: new AbortController().signal };

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  });
  buses = createTestBuses();
  hub = createTabHub({ bus: buses.create() });
  other = createTabHub({ bus: buses.create() });
});
afterEach(() => {
  hub.close();
  other.close();
  expect(buses.lost).toEqual([]);
  vi.useRealTimers();
});

const failureOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: Error) => error.message,
  );

test.each(['this node', 'another node'])('a tab on %s answers, piece by piece', async (place) => {
  const tab = openTestTab(place === 'this node' ? hub : other, 'ada');
  expect(hub.modelsOf('ada')).toEqual([{ model: 'language-model', contextTokens: 9_216 }]);
  const answer = readAll(await hub.ask('ada', question('Grüße 🐼 '.repeat(9_000)), going));
  const [{ id, ask }] = tab.asks() as [ReturnType<typeof tab.asks>[number]];
  expect(ask.messages[0]!.content).toBe('Grüße 🐼 '.repeat(9_000));
  for (const text of ['Go', 'od 🐼', '\ud83d', '\udc3c', 'x'.repeat(longestPiece)])
    tab.say('text', { id, text });
  tab.say('end', { id });
  expect(await answer).toBe(`Good 🐼🐼${'x'.repeat(longestPiece)}`);
});

test('one request at a time, the others in their order', async () => {
  const tab = openTestTab(hub, 'ada');
  const answers = await Promise.all(['one', 'two'].map((text) => hub.ask('ada', question(text), going)));
  expect(tab.asks()).toHaveLength(1);
  const [first, second] = answers.map(readAll);
  tab.say('end', { id: tab.asks()[0]!.id });
  expect(await first).toBe('');
  expect(tab.asks()[1]!.ask.messages[0]!.content).toBe('two');
  tab.say('text', { id: tab.asks()[1]!.id, text: 'second' });
  tab.say('end', { id: tab.asks()[1]!.id });
  expect(await second).toBe('second');
});

test('a queue has an end', async () => {
  openTestTab(hub, 'ada');
  const answers = await Promise.all(Array.from({ length: 30 }, () => hub.ask('ada', question(), going)));
  expect(await failureOf(readAll(answers[29]!))).toContain('too many requests');
});

test.each(['this node', 'another node'])(
  'a cancelled request on %s is stopped in the tab, and the next begins',
  async (place) => {
    const tab = openTestTab(place === 'this node' ? hub : other, 'ada');
    const stop = new AbortController();
    const answer = failureOf(readAll(await hub.ask('ada', question('one'), { signal: stop.signal })));
    await hub.ask('ada', question('two'), going);
    stop.abort(new Error('stopped'));
    expect(await answer).toBe('stopped');
    expect(tab.sent.map(({ type }) => type)).toEqual(['ask', 'stop', 'ask']);
    // What the tab still says about it goes nowhere.
    tab.say('text', { id: tab.asks()[0]!.id, text: 'late words' });
  },
);

test('a run of somebody else never reaches the tab', async () => {
  const tab = openTestTab(hub, 'ada');
  const answer = failureOf(hub.ask('eve', question(), going));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await answer).toContain('needs an open tab');
  expect(tab.sent).toEqual([]);
});

test('a forged answer reaches neither a request of somebody else nor one that is waiting', async () => {
  const ada = openTestTab(hub, 'ada');
  const eve = openTestTab(hub, 'eve');
  const answer = readAll(await hub.ask('ada', question(), going));
  const { id } = ada.asks()[0]!;
  eve.say('text', { id, text: 'forged' });
  eve.say('end', { id });
  ada.say('text', { id: 'another', text: 'forged' });
  ada.say('text', { id, text: 'true' });
  ada.say('end', { id });
  expect(await answer).toBe('true');
});

test('what is not of the protocol is left out', async () => {
  const tab = openTestTab(hub, 'ada');
  const answer = readAll(await hub.ask('ada', question(), going));
  const { id } = tab.asks()[0]!;
  for (const [type, data] of [
    ['text', { id, text: 'x'.repeat(longestPiece + 1) }],
    ['text', { id, text: 7 }],
    ['text', { id, text: 'a', more: true }],
    ['ready', { models: [{ model: 'gpt-5' }] }],
    ['failed', { id, why: '<b>' }],
    ['ask', { id }],
    ['constructor', null],
  ] as const)
    tab.say(type, data);
  tab.say('end', { id });
  expect(await answer).toBe('');
});

test('an answer that does not end is cut at its bound', async () => {
  const tab = openTestTab(hub, 'ada');
  const answer = failureOf(readAll(await hub.ask('ada', question(), going)));
  const { id } = tab.asks()[0]!;
  for (let sent = 0; sent <= longestText; sent += longestPiece)
    tab.say('text', { id, text: 'x'.repeat(longestPiece) });
  expect(await answer).toBe('wrote more than 100,000 characters');
  expect(tab.sent.at(-1)).toEqual({ type: 'stop', data: { id } });
});

test.each(['this node', 'another node'])(
  'a tab on %s that closes in mid-answer fails at once',
  async (place) => {
    const tab = openTestTab(place === 'this node' ? hub : other, 'ada');
    const answer = failureOf(readAll(await hub.ask('ada', question(), going)));
    tab.say('text', { id: tab.asks()[0]!.id, text: 'Half' });
    tab.close();
    expect(await answer).toBe('stopped because its tab was closed');
    expect(hub.modelsOf('ada')).toEqual([]);
  },
);

test('a tab that sleeps is given up within seconds, with all that waits for it', async () => {
  const tab = openTestTab(hub, 'ada');
  const answers = [await hub.ask('ada', question(), going), await hub.ask('ada', question(), going)].map(
    (one) => failureOf(readAll(one)),
  );
  await vi.advanceTimersByTimeAsync(silentFor + pingEvery);
  expect(await Promise.all(answers)).toEqual(Array(2).fill('does not respond: its tab may be asleep'));
  expect([...hub.modelsOf('ada'), ...other.modelsOf('ada')]).toEqual([]);
  // It is asked again when it says something.
  tab.say('alive', { id: tab.asks()[0]!.id });
  expect(other.modelsOf('ada')).toHaveLength(1);
});

test('a slow tab that answers its pings is waited for, and so are those behind it', async () => {
  const tab = openTestTab(hub, 'ada');
  const answer = readAll(await hub.ask('ada', question(), going));
  const { id } = tab.asks()[0]!;
  for (let second = 0; second < 60; second += 5) {
    await vi.advanceTimersByTimeAsync(5_000);
    tab.say('alive', { id });
  }
  expect(tab.sent.filter(({ type }) => type === 'ping').length).toBeGreaterThan(10);
  tab.say('end', { id });
  expect(await answer).toBe('');
});

test('a page that reloads takes the request when it is back', async () => {
  openTestTab(hub, 'ada').close();
  const asked = hub.ask('ada', question(), going);
  await vi.advanceTimersByTimeAsync(1_000);
  const tab = openTestTab(hub, 'ada');
  await asked;
  expect(tab.asks()).toHaveLength(1);
});

test('whoever chose it by name waits longer', async () => {
  const asked = hub.ask('ada', question(), { ...going, isPatient: true });
  await vi.advanceTimersByTimeAsync(20_000);
  const tab = openTestTab(other, 'ada');
  await asked;
  expect(tab.asks()).toHaveLength(1);
});

test('a node that starts hears of the tabs there are, and forgets those of a node that stops', () => {
  openTestTab(other, 'ada');
  const late = createTabHub({ bus: buses.create() });
  expect(late.modelsOf('ada')).toHaveLength(1);
  other.close();
  expect(late.modelsOf('ada')).toEqual([]);
  late.close();
});

test('a tab that loses its model, or is switched off, is offered no longer', () => {
  const tab = openTestTab(hub, 'ada', [{ model: 'translator' }, { model: 'language-model' }]);
  tab.say('ready', { models: [{ model: 'translator' }] });
  expect(other.modelsOf('ada')).toEqual([{ model: 'translator' }]);
  tab.say('leaving', null);
  expect(other.modelsOf('ada')).toEqual([]);
});

test('200 people with a tab each ask at the same time, and each gets their own answer', async () => {
  const people = Array.from({ length: 200 }, (_, at) => `person-${at}`);
  const tabs = people.map((person, at) => openTestTab(at % 2 ? hub : other, person));
  const streams = await Promise.all(people.map((person) => hub.ask(person, question(person), going)));
  const answers = Promise.all(streams.map(readAll));
  for (const tab of tabs) {
    const { id, ask } = tab.asks()[0]!;
    const pieces = Array.from({ length: 40 }, (_, at) => `${ask.messages[0]!.content} ${at};`);
    for (const text of pieces) tab.say('text', { id, text });
    tab.say('end', { id });
  }
  for (const [at, answer] of (await answers).entries())
    expect(answer.split(';').slice(0, -1)).toEqual(
      Array.from({ length: 40 }, (_, piece) => `person-${at} ${piece}`),
    );
});
