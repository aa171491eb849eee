import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '#kit/paths.server.ts';
import { assemble } from './assemble.server.ts';
import { blockIds } from './block.ts';
import { planBlocks, wordsOfPlan, type BlockRequest } from './plan.ts';
import { blocks } from './table.ts';

const folder = path.join(projectFolder, 'content/code-blocks/blocks');
// oxlint-disable-next-line typescript/no-explicit-any -- programs of the blocks have no types
const load = (id: string): Promise<any> => import(/* @vite-ignore */ path.join(folder, `${id}.js`));
const request = (description: string, more: Partial<BlockRequest> = {}): BlockRequest => ({
  description,
  title: '',
  blocks: [],
  fields: [],
  items: [],
  unit: '',
  values: [],
  look: 'calm',
  ...more,
});

test('every block has a row, and every row a program that can be mounted', async () => {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(files.map((name) => name.slice(0, -3)).toSorted()).toEqual([...blockIds].toSorted());
  expect(blocks.map(({ id }) => id)).toEqual([...blockIds]);
  for (const id of blockIds) expect(typeof (await load(id)).mount, id).toBe('function');
});

test.each([
  ['A red snake game', ['snake']],
  ['Flashcards, a pomodoro timer and notes', ['flashcards', 'pomodoro', 'notes']],
  ['a to-do list with a calendar', ['todo', 'calendar']],
  ['Convert kilometres to miles', ['converter']],
])('“%s” is made of %j', (description, expected) => {
  expect(planBlocks(request(description)).blocks).toEqual(expect.arrayContaining(expected));
});

test('fields, colour and what was left out are read from the description', () => {
  const planned = planBlocks(
    request(
      'A blue booking form with the fields name, e-mail and number of guests. Send confirmations by fax.',
    ),
  );
  expect(planned.blocks).toEqual(['form']);
  expect(planned.colour).toBe('#0000ff');
  expect(planned.fields).toEqual(['Name', 'E-mail', 'Number of guests']);
  expect(planned.unused).toEqual(['send', 'confirmations', 'fax']);
  expect(wordsOfPlan(planned)).toContain('Not used from your description: send, confirmations, fax.');
});

test('a description of nothing asks for no block; blocks that someone chose are used as they are', () => {
  expect(planBlocks(request('quantum entanglement of llamas')).blocks).toEqual([]);
  expect(planBlocks(request('a snake', { blocks: ['poll', 'faq'] })).blocks).toEqual(['poll', 'faq']);
});

test('a project holds its blocks, their settings and a page; words of people stay words', () => {
  const { files, entry } = assemble({
    title: 'Tom & <Jerry>',
    blocks: ['form', 'tic-tac-toe'],
    fields: ['E-mail', 'Birthday'],
    items: [],
    unit: '',
    values: [],
    look: 'bold',
    colour: '#123456',
  });
  const text = Object.fromEntries(files.map((file) => [file.path, file.text]));
  expect(entry).toBe('index.html');
  expect(text['index.html']).toContain('<h1>Tom &amp; &lt;Jerry></h1>');
  expect(text['style.css']).toContain('--accent: #123456');
  expect(text['style.css']).toContain('The bold look');
  expect(text['main.js']).toContain('"type": "email"');
  expect(text['main.js']).toContain('"type": "date"');
  expect(Object.keys(text)).toContain('blocks/tic-tac-toe.js');
});

test('the form refuses what does not fit', async () => {
  const { problemOf } = await load('form');
  expect(problemOf({ label: 'Name', type: 'text', required: true }, ' ')).toBe('Enter name.');
  expect(problemOf({ label: 'E-mail', type: 'email' }, 'ada@')).toContain('e-mail');
  expect(problemOf({ label: 'E-mail', type: 'email' }, 'ada@example.com')).toBe('');
  expect(problemOf({ label: 'Age', type: 'number' }, 'x')).toBe('Enter a number.');
});

test('tables sort numbers by their size and filter by words', async () => {
  const { arrange } = await load('table');
  const rows = [
    ['b', '10'],
    ['a', '9'],
    ['c', '100'],
  ];
  expect(arrange(rows, { column: 1 }).map((row: string[]) => row[1])).toEqual(['9', '10', '100']);
  expect(arrange(rows, { column: 0, isDown: true }).map((row: string[]) => row[0])).toEqual(['c', 'b', 'a']);
  expect(arrange(rows, { words: 'A' })).toEqual([['a', '9']]);
});

test('charts, polls, expenses and lists count right', async () => {
  expect((await load('chart')).readValue('Blue whales: 12.5')).toEqual({ label: 'Blue whales', value: 12.5 });
  expect((await load('poll')).shareOf([1, 3], 1)).toBe(75);
  expect((await load('poll')).shareOf([0, 0], 1)).toBe(0);
  expect(
    (await load('expenses')).totalsOf([
      { category: 'a', amount: 1 },
      { category: 'b', amount: 5 },
      { category: 'a', amount: 2 },
    ]),
  ).toEqual([
    ['b', 5],
    ['a', 3],
  ]);
  expect((await load('search-list')).matching(['Red apple', 'Pear'], 'app red')).toEqual(['Red apple']);
  expect((await load('todo')).shownTasks([{ done: true }, { done: false }], 'open')).toEqual([
    { done: false },
  ]);
  expect((await load('notes')).titleOf('\n')).toBe('New note');
  expect((await load('kanban')).move([{ id: 1, column: 2 }], 1, 1)).toEqual([{ id: 1, column: 2 }]);
  expect((await load('habits')).longestStreak([true, true, false, true])).toBe(2);
});

test('calendars and clocks know their days and times', async () => {
  const { daysOf } = await load('calendar');
  expect(daysOf(2024, 1).filter(Boolean)).toHaveLength(29);
  expect(daysOf(2026, 5)[0]).toBe(1); // 1 June 2026 is a Monday
  expect((await load('timer')).formatSeconds(125)).toBe('02:05');
  expect((await load('stopwatch')).formatTime(61_250)).toBe('01:01.2');
  const { nextPhase } = await load('pomodoro');
  expect([nextPhase('focus', 1), nextPhase('focus', 4), nextPhase('break', 1)]).toEqual([
    'break',
    'long',
    'focus',
  ]);
  expect((await load('clock')).timeIn('Asia/Tokyo', new Date('2026-01-01T00:00:00Z'))).toBe('09:00');
});

test('calculators calculate', async () => {
  const { evaluate } = await load('calculator');
  expect(evaluate('2 + 3 × (4 - 1) ÷ 9')).toBe(3);
  expect(evaluate('-2 * -3')).toBe(6);
  for (const wrong of ['2 +', '(2', '2 2', 'alert(1)']) expect(evaluate(wrong), wrong).toBeNaN();
  const { convert } = await load('converter');
  expect(convert('Temperature', 212, 'Fahrenheit', 'Celsius')).toBeCloseTo(100);
  expect(convert('Temperature', 0, 'Celsius', 'Kelvin')).toBeCloseTo(273.15);
  expect(convert('Length', 1, 'mile', 'kilometre')).toBeCloseTo(1.609344);
  expect((await load('split-bill')).split({ bill: 100, tip: 10, people: 4 }).each).toBeCloseTo(27.5);
  expect((await load('loan')).payment({ amount: 10_000, rate: 4, years: 5 }).each).toBeCloseTo(184.17, 1);
  expect((await load('loan')).payment({ amount: 1200, rate: 0, years: 1 }).each).toBe(100);
});

test('pages and cards read their lines', async () => {
  expect((await load('landing')).readFeature('Fast: in a day')).toEqual({ name: 'Fast', text: 'in a day' });
  expect((await load('pricing')).readPlan('Plus 9.50: for one')).toEqual({
    name: 'Plus',
    price: '9.50',
    text: 'for one',
  });
  expect((await load('faq')).readQuestion('Why? Because.')).toEqual({ question: 'Why?', answer: 'Because.' });
  expect((await load('gallery')).drawPicture('<x>')).toMatch(/^data:image\/svg\+xml,/);
  expect((await load('quiz')).readQuestion('2 + 2? 3, *4')).toEqual({
    question: '2 + 2?',
    choices: ['3', '4'],
    right: 1,
  });
  expect((await load('flashcards')).readCard('le chat = the cat')).toEqual({
    front: 'le chat',
    back: 'the cat',
  });
  expect((await load('flashcards')).nextCard([0, 2, 0], 0)).toBe(2);
});

test('games follow their rules', async () => {
  const snake = await load('snake');
  const game = snake.start();
  expect(snake.step({ ...game, food: { x: 9, y: 8 } }, () => 0).body).toHaveLength(4);
  expect(snake.step({ ...game, body: [{ x: 15, y: 8 }] }).isOver).toBe(true);
  const { bestMove, winnerOf } = await load('tic-tac-toe');
  expect(bestMove(['X', 'X', '', '', 'O', '', '', '', ''], 'O')).toBe(2);
  expect(winnerOf(['X', 'X', 'X', '', '', '', '', '', ''])).toBe('X');
  const breakout = await load('breakout');
  const wall = { ...breakout.start(), ball: { x: 395, y: 200, dx: 3, dy: -3 } };
  expect(breakout.step(wall).ball.dx).toBe(-3);
  expect(breakout.step({ ...breakout.start(), ball: { x: 20, y: 320, dx: 0, dy: 3 } }).state).toBe('lost');
  expect((await load('memory')).shuffle([1, 2, 3], () => 0)).toHaveLength(3);
  expect((await load('dice')).roll(3, 6, () => 0.99)).toEqual([6, 6, 6]);
});

test('tools for text and code read what they are given', async () => {
  expect((await load('json')).format('{"a":1}', 0).text).toBe('{"a":1}');
  expect((await load('json')).format('{', 2).problem).not.toBe('');
  const { readCsv, toObjects } = await load('csv');
  const rows = readCsv('a,b\n"x, ""y""\nz",2\n');
  expect(rows).toEqual([
    ['a', 'b'],
    ['x, "y"\nz', '2'],
  ]);
  expect(toObjects(rows)).toEqual([{ a: 'x, "y"\nz', b: '2' }]);
  expect((await load('word-count')).countText('One two. Three!').Words).toBe(3);
  const { generate, bitsOf } = await load('password');
  expect(generate(20, 'ab')).toMatch(/^[ab]{20}$/);
  expect(bitsOf(10, 32)).toBe(50);
  const { contrastOf, shadesOf } = await load('palette');
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(shadesOf('#808080')).toHaveLength(8);
  const { readHeaders, pretty } = await load('api-client');
  expect(readHeaders('Accept: text/plain\n\nX: a:b')).toEqual({ Accept: 'text/plain', X: 'a:b' });
  expect(pretty('no json')).toBe('no json');
});
