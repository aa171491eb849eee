import { expect, test } from 'vitest';
import type { ProjectData } from '#tools/kinds/project.ts';
import type { WorkVersion } from '#tools/work/contract.ts';
import { assemble } from '../blocks/assemble.server.ts';
import { planBlocks } from '../blocks/plan.ts';
import { readPicked, type Picked, type TrailStep } from '../preview/picked.ts';
import { changeText, placesOfText } from './change-text.ts';
import { moveElement } from './move-element.ts';
import { grantWish } from './read-wish.ts';
import { selectorOf } from './selector.ts';
import { setStyle } from './style-rules.ts';
import { timeLineOf } from './time-line.ts';

const project = assemble(
  planBlocks({
    description: 'notes and a pomodoro of 50 minutes',
    title: 'Study & rest',
    blocks: [],
    fields: [],
    items: [],
    unit: '',
    values: [],
    look: 'calm',
  }),
);
const textOf = ({ files }: ProjectData, path: string) => files.find((file) => file.path === path)?.text ?? '';
const step = (tag: string, nth = 1, id: string | null = null): TrailStep => ({ tag, nth, id });
const picked = (text: string, ...trail: TrailStep[]): Picked => ({
  tag: trail.at(-1)!.tag,
  text,
  isText: true,
  trail: [step('html'), step('body'), ...trail],
  colour: '#000000',
  background: null,
  size: 16,
});
const title = picked('Study & rest', step('header'), step('h1'));
const heading = picked('Notes', step('main'), step('section', 1, 'notes'), step('h2'));

test('what a preview reports of an element is taken in its own shape only', () => {
  const trail = [step('html'), step('body')];
  expect(readPicked({ text: 'x'.repeat(900), trail })).toMatchObject({ tag: 'body', colour: '#000000' });
  expect(readPicked({ text: 'x'.repeat(900), trail })!.text).toHaveLength(300);
  for (const wrong of [
    null,
    { text: 'x', trail: [] },
    { text: 'x', trail: [{ tag: 'a}b{', nth: 1 }] },
    { text: 'x', trail: [{ tag: 'p', nth: 0.5 }] },
    { text: 'x', trail: Array.from({ length: 61 }, () => step('div')) },
  ])
    expect(readPicked(wrong), JSON.stringify(wrong)).toBeUndefined();
  expect(readPicked({ text: '', trail: [{ tag: 'p', nth: 1, id: 'a{}' }] })!.trail[0]!.id).toBeNull();
});

test('an element is named from the nearest part with an id', () => {
  expect(selectorOf(heading)).toBe('#notes > h2:nth-of-type(1)');
  expect(selectorOf(title)).toBe('body > header:nth-of-type(1) > h1:nth-of-type(1)');
});

test('looks are rules in a style sheet that the page loads last, one line for each element', () => {
  const red = setStyle(project, selectorOf(heading), 'color', '#ff0000')!;
  const large = setStyle(red, selectorOf(heading), 'font-size', '40px')!;
  const blue = setStyle(large, selectorOf(heading), 'color', '#0000ff')!;
  expect(textOf(blue, 'changes.css')).toBe(
    '#notes > h2:nth-of-type(1) { font-size: 40px !important; color: #0000ff !important; }\n',
  );
  expect(textOf(blue, 'index.html').match(/changes\.css/g)).toHaveLength(1);
  expect(textOf(blue, 'index.html')).toMatch(/style\.css[^]*changes\.css[^]*<\/head>/);
  const none = setStyle(
    setStyle(blue, selectorOf(heading), 'color', null)!,
    selectorOf(heading),
    'font-size',
    null,
  )!;
  expect(textOf(none, 'changes.css')).toBe('');
});

test('words are changed where they stand: in the page, or in the one string that says them', () => {
  const [inPage, ...others] = placesOfText(project, title);
  expect([inPage!.path, others]).toEqual(['index.html', []]);
  expect(textOf(changeText(project, inPage!, 'Me <3 you'), 'index.html')).toContain('<h1>Me &lt;3 you</h1>');
  const places = placesOfText(project, heading);
  expect(places.map(({ path }) => path)).toContain('main.js');
  const changed = changeText(
    project,
    places.find(({ path }) => path === 'main.js')!,
    'My "own"',
  );
  expect(textOf(changed, 'main.js')).toContain('"title": "My \\"own\\""');
  expect(placesOfText(project, { ...heading, text: '3 of 4 done' })).toEqual([]);
});

test('a part changes places in the source; what a script made moves with the part that holds it', () => {
  const moved = moveElement(project, heading, 'after')!;
  const order = (one: ProjectData) =>
    [...textOf(one, 'index.html').matchAll(/<section[^>]*id="([\w-]+)"/g)].map(([, id]) => id);
  expect(order(project)).toEqual(['notes', 'pomodoro']);
  expect(order(moved)).toEqual(['pomodoro', 'notes']);
  expect(moveElement(project, heading, 'before')).toBeUndefined();
});

test('without a model a wish can name a colour and numbers; the rest is said', () => {
  const {
    project: after,
    done,
    unused,
  } = grantWish(project, 'Make it purple and focus 40 minutes, with music', null);
  expect(textOf(after, 'style.css')).toContain('--accent: #800080;');
  expect(textOf(after, 'main.js')).toContain('"focus": 40');
  expect(done).toEqual(['The main colour is purple.', 'Focus: 40 minutes.']);
  expect(unused).toEqual(['music']);
  expect(grantWish(project, 'red', heading).project.files.map(({ path }) => path)).toContain('changes.css');
  const nothing = grantWish(project, 'More jazz', null);
  expect([nothing.project, nothing.done]).toEqual([project, []]);
});

test('undo and redo follow the points of the time line, whatever was restored in between', () => {
  const version = (number: number, restoredFrom: number | null = null, isCurrent = false): WorkVersion => ({
    number,
    restoredFrom,
    isCurrent,
    name: null,
    author: null,
    excerpt: '',
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  const lineOf = (...versions: WorkVersion[]) => {
    const { points, ...rest } = timeLineOf(versions.toReversed());
    return { ...rest, points: points.map(({ number }) => number) };
  };
  expect(lineOf()).toEqual({ points: [], at: undefined, undo: undefined, redo: undefined });
  expect(lineOf(version(1), version(2), version(3, null, true))).toEqual({
    points: [1, 2, 3],
    at: 3,
    undo: 2,
    redo: undefined,
  });
  expect(lineOf(version(1), version(2), version(3), version(4, 2, true))).toEqual({
    points: [1, 2, 3],
    at: 2,
    undo: 1,
    redo: 3,
  });
  // Twice back, once forth.
  expect(
    lineOf(version(1), version(2), version(3), version(4, 2), version(5, 1), version(6, 2, true)),
  ).toMatchObject({ at: 2, undo: 1, redo: 3 });
  // A new change after going back begins there.
  expect(lineOf(version(1), version(2), version(3), version(4, 2), version(5, null, true))).toMatchObject({
    points: [1, 2, 3, 5],
    at: 5,
    undo: 2,
    redo: undefined,
  });
  expect(lineOf(version(1), version(2))).toMatchObject({ at: undefined, undo: 2 });
});
