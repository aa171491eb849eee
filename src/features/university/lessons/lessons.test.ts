import { expect, test } from 'vitest';
import { matchPage } from '#app/match-page.ts';
import { isBuilt } from '#app/page-row.ts';
import { trackIds } from '../tracks.ts';
import { missesOf } from './check-run.ts';
import { exercisesOf, questionsOf, readLesson } from './lesson.ts';
import { hashOfExercises, lessons, readChecked, workedOn } from './library.server.ts';

test('there are at least 24 lessons, six or more in each track, in an order of their own', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(24);
  for (const id of trackIds) {
    const orders = lessons.filter(({ track }) => track === id).map(({ order }) => order);
    expect(orders.length, id).toBeGreaterThanOrEqual(6);
    expect(new Set(orders).size, id).toBe(orders.length);
  }
});

test('every lesson has text, one exercise and a quiz, whose options and ids are apart', () => {
  for (const lesson of lessons) {
    expect(exercisesOf(lesson), lesson.slug).toHaveLength(1);
    const questions = questionsOf(lesson);
    expect(questions.length, lesson.slug).toBeGreaterThanOrEqual(2);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    for (const { options } of questions) expect(new Set(options).size).toBe(options.length);
    const words = lesson.parts.flatMap((part) => (part.is === 'text' ? part.text.split(/\s+/) : []));
    expect(words.length, lesson.slug).toBeGreaterThan(120);
  }
});

test('the right answers stand at no favourite place', () => {
  const places = lessons.flatMap(questionsOf).map(({ right }) => right);
  for (const place of new Set(places)) {
    const share = places.filter((one) => one === place).length / places.length;
    expect(share, `place ${place}`).toBeLessThan(0.6);
  }
});

test('what stands in the form at first does not do the exercise, and its fields are those of the solution', () => {
  for (const lesson of lessons)
    for (const { start, solution, fields, id } of exercisesOf(lesson)) {
      expect(start, id).not.toEqual(solution);
      const names = fields.map(({ name }) => name);
      expect(names, id).toEqual(expect.arrayContaining(Object.keys({ ...start, ...solution })));
    }
});

test('every link leads to a page that is there', () => {
  const texts = lessons.flatMap(({ slug, parts }) =>
    parts.flatMap((part) => (part.is === 'text' ? [{ slug, text: part.text }] : [])),
  );
  const links = texts.flatMap(({ slug, text }) =>
    [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map((match) => ({ slug, to: match[1]! })),
  );
  expect(links.length).toBeGreaterThan(20);
  const dead = links.filter(({ to }) => {
    const match = matchPage(new URL(to, 'http://localhost').pathname);
    return !match || !isBuilt(match.row);
  });
  expect(dead).toEqual([]);
});

test('each exercise is written down as seen to work; after a change it says so no more', () => {
  const checked = readChecked();
  for (const lesson of lessons) {
    expect(checked[lesson.slug]?.hash, lesson.slug).toBe(hashOfExercises(lesson));
    expect(workedOn(lesson)).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  const [first] = lessons;
  const changed = readLesson(first!.slug, first!.source.replace('"checks": [', '"checks": [ '));
  expect(workedOn(changed)).not.toBeNull();
  const other = readLesson(
    first!.slug,
    first!.source.replace('Ask for the capital', 'Ask about the capital'),
  );
  expect(workedOn(other)).toBeNull();
});

test('a check reads what went in and came out, and nothing that is inherited', () => {
  const exercise = (check: object) =>
    ({ tool: 't', checks: [{ hint: 'not yet', ...check }] }) as unknown as Parameters<typeof missesOf>[0];
  const run = {
    tool: 't',
    state: 'done',
    input: { text: 'One two three', tone: 'formal' },
    output: { texts: { text: 'Three words here' }, data: { changes: [1, 2], note: null } },
  };
  const holds = (check: object) => missesOf(exercise(check), run).length === 0;
  expect(holds({ of: 'input.tone', is: 'formal' })).toBe(true);
  expect(holds({ of: 'input.tone', is: 'friendly' })).toBe(false);
  expect(holds({ of: 'text', has: 'WORDS' })).toBe(true);
  expect(holds({ of: 'text', lacks: 'words' })).toBe(false);
  expect(holds({ of: 'input.missing', lacks: 'words' })).toBe(false);
  expect(holds({ of: 'text', atMost: 3 })).toBe(true);
  expect(holds({ of: 'data.changes', atLeast: 3 })).toBe(false);
  expect(holds({ of: 'data.nothing', atMost: 3 })).toBe(false);
  expect(holds({ of: 'data.constructor.name', has: 'Object' })).toBe(false);
  expect(holds({ of: 'text', matches: '^three' })).toBe(true);
  expect(missesOf(exercise({ of: 'text', has: 'three' }), { ...run, state: 'running' })).toHaveLength(1);
  expect(missesOf(exercise({ of: 'text', has: 'three' }), { ...run, tool: 'other' })).toHaveLength(1);
});
