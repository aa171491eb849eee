import { expect, test } from 'vitest';
import { createTimeLeft } from './time-left.ts';

test('time left follows from how fast it went; nothing is said before that can be known', () => {
  let clock = 0;
  const left = createTimeLeft(() => clock);
  const secondsAt = (at: number, progress: number | null) => {
    clock = at * 1000;
    const ready = left.readyAt(progress);
    return ready === null ? null : (ready - clock) / 1000;
  };
  expect(secondsAt(0, 0)).toBeNull();
  expect(secondsAt(1, 0.5)).toBeNull(); // too soon
  expect(secondsAt(10, 0.5)).toBeCloseTo(10);
  expect(secondsAt(30, 0.75)).toBeCloseTo(10);
  expect(secondsAt(31, null)).toBeNull();
  // Counted anew, or taken up by another process that did the first half in no time.
  expect(secondsAt(40, 0.1)).toBeNull();
  left.restart();
  expect(secondsAt(41, 0.6)).toBeNull();
  expect(secondsAt(51, 0.8)).toBeCloseTo(10);
  expect(secondsAt(60, 1)).toBeCloseTo(0);
});
