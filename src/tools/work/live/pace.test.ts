/** The rest after what took long, by a clock of the test's own. */
import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

test('a caller waits as long as their last long task took; others and short tasks do not wait', async () => {
  let time = 0;
  const rests: { ms: number; end: () => void }[] = [];
  const inPace = createPace(
    () => time,
    (ms) => new Promise<void>((end) => rests.push({ ms, end })),
  );
  const done: string[] = [];
  const work = (who: string, name: string, ms: number) =>
    inPace(who, () => {
      time += ms;
      done.push(name);
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  void work('ada', 'long', 400);
  void work('ada', 'next', 1);
  void work('ada', 'last', 1);
  void work('ben', 'his', 1);
  await settle();
  expect(done).toEqual(['long', 'his']);
  expect(rests.map(({ ms }) => ms)).toEqual([400]);
  rests[0]!.end();
  await settle();
  expect(done).toEqual(['long', 'his', 'next', 'last']);

  const refused = inPace('ada', () => {
    time += 90;
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  await settle();
  expect(rests.map(({ ms }) => ms)).toEqual([400, 90]);
});
