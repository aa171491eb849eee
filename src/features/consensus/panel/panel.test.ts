import { expect, test } from 'vitest';
import type { Engine } from '#kit/ai/engine.ts';
import { chooseJudge, choosePanel } from './choose.server.ts';
import { isOtherLanguage } from './other-language.ts';
import { abstentionOf } from '#tools/claims/abstention.ts';

const engine = (id: string, family: string, more: Partial<Engine> = {}): Engine => ({
  id,
  title: id,
  provider: 'x',
  about: null,
  model: id,
  family,
  can: ['text', 'structure'],
  contextTokens: null,
  price: { input: 1, output: 1 },
  source: 'owner',
  health: { state: 'good', firstTokenMs: null, lastFault: null },
  ...more,
});
const bamboo = engine('bamboo', 'Bamboo', { source: 'bamboo', can: ['text'] });
const offering = (...engines: Engine[]) => ({
  engines: async (need: Engine['can'] = []) =>
    engines.filter(({ can }) => need.every((one) => can.includes(one))),
});
const ids = (engines: readonly Engine[]) => engines.map(({ id }) => id);

test('one of each family, in the order of preference, and Bamboo besides', async () => {
  const many = ['a', 'a', 'b', 'c', 'd', 'e'].map((family, at) => engine(`${family}${at}`, family));
  const { engines, withBamboo } = await choosePanel(undefined, offering(...many, bamboo));
  expect(ids(engines)).toEqual(['a0', 'b2', 'c3', 'd4']);
  expect(withBamboo).toBe(true);
});

test('with few families further engines of theirs join; those that fail come last; alone is Bamboo', async () => {
  const failing = { health: { state: 'failing', firstTokenMs: null, lastFault: 'busy' } } as const;
  const few = [engine('a0', 'a', failing), engine('a1', 'a'), engine('a2', 'a'), engine('b', 'b')];
  expect(ids((await choosePanel(undefined, offering(...few))).engines)).toEqual(['a1', 'b', 'a2']);
  expect(await choosePanel(undefined, offering(bamboo))).toEqual({ engines: [], withBamboo: true });
});

test('named engines are taken once each, and what is not there is refused', async () => {
  const ai = offering(engine('a', 'a'), bamboo);
  expect(await choosePanel(['a', 'a', 'bamboo'], ai)).toMatchObject({
    engines: [{ id: 'a' }],
    withBamboo: true,
  });
  await expect(choosePanel(['b'], ai)).rejects.toMatchObject({ code: 'not_found:engine' });
});

test('the judge is outside the panel and its families where it can be, and costs the least', async () => {
  const [a, a2, b, dear] = [
    engine('a', 'a'),
    engine('a2', 'a'),
    engine('b', 'b', { price: { input: 1, output: 2 } }),
    engine('c', 'c', { price: { input: 1, output: 9 } }),
  ];
  const judge = async (panel: Engine[], all: Engine[], named?: string) =>
    (await chooseJudge(named, { engines: panel, withBamboo: false }, offering(...all)))?.id;
  expect(await judge([a!], [a!, a2!, b!, dear!])).toBe('b');
  expect(await judge([a!], [a!, a2!])).toBe('a2');
  expect(await judge([a!], [a!])).toBe('a');
  expect(await judge([a!], [a!, b!, dear!], 'c')).toBe('c');
  expect(await judge([], [a!, b!])).toBeUndefined();
});

test('the model of one’s browser answers as a family of its own, and never judges alone', async () => {
  const own = engine('browser/language-model', 'In your browser', { source: 'browser', small: true });
  const a = engine('a', 'a');
  expect(ids((await choosePanel(undefined, offering(a, own, bamboo))).engines)).toEqual([a.id, own.id]);
  const panel = { engines: [own], withBamboo: true };
  expect(await chooseJudge(undefined, panel, offering(own, bamboo))).toBeUndefined();
  expect(await chooseJudge(undefined, panel, offering(own, a, bamboo))).toBe(a);
  await expect(chooseJudge(own.id, panel, offering(own, a))).rejects.toMatchObject({
    code: 'invalid:engine',
  });
});

test.each([
  ['I do not know.', true],
  ["Sorry, but I don't know who that was.", true],
  ['I am not sure', true],
  ['I do not know the exact figure, but it is about 300 m.\nIt was built in 1889.', false],
  ['I do not know. It is probably Canberra.', false],
  ['Canberra.', false],
])('%s', (text, isSilent) => expect(abstentionOf(text) !== undefined).toBe(isSilent));

test.each([
  ['Der Turm ist etwa dreihundert Meter hoch und steht seit langer Zeit in Paris.', true],
  ['エッフェル塔の高さは330メートルです。', true],
  ['The tower is about three hundred metres tall, and it is in Paris.', false],
  ['Austria, France, Germany, Italy and Liechtenstein, Poland, Spain, Portugal', false],
  ['Canberra', false],
  ['Wash cold, blot gently, add salt, rinse twice, repeat until clean, dry flat.', false],
  ['Soak beans overnight. Drain. Simmer one hour. Season late. Serve hot.', false],
  ['La tour mesure environ trois cents mètres et se trouve dans le centre de Paris.', true],
  ['La torre mide unos trescientos metros y está en el centro de París desde hace mucho.', true],
  ['Rio de Janeiro, La Paz, Los Angeles, San Salvador, El Paso, Las Vegas', false],
])('%s', (text, isOther) => expect(isOtherLanguage(text, 'How tall is the Eiffel Tower?')).toBe(isOther));
