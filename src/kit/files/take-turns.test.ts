import { expect, it } from 'vitest';
import { countAsOne } from '#kit/files/count-as-one.ts';
import { takeTurns } from '#kit/files/take-turns.ts';

it('runs a few at a time, in order, and turns away who would wait too long', async () => {
  const inTurn = takeTurns({ atOnce: 2, maxWaiting: 2 });
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const work = (id: number) =>
    inTurn(() => {
      started.push(id);
      return new Promise<void>((resolve) => finish.push(resolve));
    });

  const runs = [work(1), work(2), work(3), work(4)];
  await expect(work(5)).rejects.toMatchObject({ code: 'unavailable:busy', retryAfterSeconds: 5 });
  expect(started).toEqual([1, 2]);
  finish[0]!();
  await runs[0];
  expect(started).toEqual([1, 2, 3]);
  finish[1]!();
  await runs[1];
  finish[2]!();
  finish[3]!();
  await Promise.all(runs);
  expect(started).toEqual([1, 2, 3, 4]);
});

it('gives the place back after a failure', async () => {
  const inTurn = takeTurns({ atOnce: 1, maxWaiting: 1 });
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn(() => Promise.resolve('yes'))).toBe('yes');
});

it('is fair between people: many calls of one do not stop the others, nor fill the line', async () => {
  const inTurn = takeTurns({ atOnce: 1, maxWaiting: 10 });
  const started: string[] = [];
  const work = (who: string) =>
    inTurn(async () => {
      started.push(who);
      await Promise.resolve();
    }, who);
  const calls = [...Array.from({ length: 5 }, () => work('many')), work('ben'), work('zoe'), work('ben')];
  await expect(work('many')).rejects.toMatchObject({ code: 'unavailable:busy' });
  await Promise.all(calls);
  expect(started).toEqual(['many', 'ben', 'zoe', 'many', 'ben', 'many', 'many', 'many']);
});

it('keeps a place for what is short, and long work never takes all of the line', async () => {
  const inTurn = takeTurns({ atOnce: 2, mostLong: 1, mostShort: 1, maxWaiting: 1 });
  const started: string[] = [];
  const end = Promise.withResolvers<void>();
  const work = (name: string, isLong: boolean) =>
    inTurn(
      async () => {
        started.push(name);
        if (isLong) await end.promise;
      },
      undefined,
      isLong,
    );
  const longs = [work('long', true), work('second long', true)];
  await expect(work('third long', true)).rejects.toMatchObject({ code: 'unavailable:busy' });
  await work('short', false);
  await work('another short', false);
  expect(started).toEqual(['long', 'short', 'another short']);
  end.resolve();
  await Promise.all(longs);
  expect(started.at(-1)).toBe('second long');
});

it('counts guests at one address as one person, however many cookies they have', async () => {
  const inTurn = takeTurns({ atOnce: 1, maxWaiting: 20 });
  const guests = ['first', 'second', 'third', 'fourth'];
  for (const guest of guests) countAsOne(guest, '198.51.100.7');
  const started: string[] = [];
  const work = (who: string) =>
    inTurn(async () => {
      started.push(who);
      await Promise.resolve();
    }, who);
  await Promise.all([work('first'), ...guests.map(work), work('someone else')]);
  expect(started.slice(0, 2)).toEqual(['first', 'someone else']);
});
