import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as activation from './activation.ts';

const pulses: string[] = [];
const onActivated = vi.fn<() => void>();
const onFollowUp = vi.fn<() => void>();
let hold: ReturnType<typeof activation.createActivation>;

beforeEach(() => {
  vi.useFakeTimers();
  pulses.length = 0;
  onActivated.mockReset();
  onFollowUp.mockReset();
  hold = activation.createActivation({ onPulse: (what) => pulses.push(what), onActivated, onFollowUp });
});
afterEach(() => vi.useRealTimers());

test('pressing begins to hold; progress rises by 2 every 30 ms', () => {
  hold.press();
  expect(hold.current()).toEqual({ phase: 'holding', progress: 0 });
  vi.advanceTimersByTime(29);
  expect(hold.current().progress).toBe(0);
  vi.advanceTimersByTime(1);
  expect(hold.current().progress).toBe(2);
  vi.advanceTimersByTime(300);
  expect(hold.current().progress).toBe(22);
});

test('letting go early goes back to the beginning', () => {
  hold.press();
  vi.advanceTimersByTime(900);
  hold.release();
  expect(hold.current()).toEqual({ phase: 'intro', progress: 0 });
  vi.advanceTimersByTime(10_000);
  expect(hold.current().phase).toBe('intro');
  expect(onActivated).not.toHaveBeenCalled();
});

test('the whole clock: 1500 burst, then 500 wrapping, 2000 complete, 3000 activated, one second later the follow-up', () => {
  hold.press();
  vi.advanceTimersByTime(1499);
  expect(hold.current().phase).toBe('holding');
  vi.advanceTimersByTime(1);
  expect(hold.current()).toEqual({ phase: 'burst', progress: 100 });
  vi.advanceTimersByTime(499);
  expect(hold.current().phase).toBe('burst');
  vi.advanceTimersByTime(1);
  expect(hold.current().phase).toBe('wrapping');
  vi.advanceTimersByTime(1499);
  expect(hold.current().phase).toBe('wrapping');
  vi.advanceTimersByTime(1);
  expect(hold.current().phase).toBe('complete');
  vi.advanceTimersByTime(999);
  expect(onActivated).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onActivated).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(999);
  expect(onFollowUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onFollowUp).toHaveBeenCalledOnce();
});

test('letting go after the burst changes nothing', () => {
  hold.press();
  vi.advanceTimersByTime(1500);
  hold.release();
  vi.advanceTimersByTime(3000);
  expect(onActivated).toHaveBeenCalledOnce();
});

test('it is felt on press and at burst, once each', () => {
  hold.press();
  hold.press();
  vi.advanceTimersByTime(6000);
  expect(pulses).toEqual(['press', 'burst']);
});

test('skipping activates at once, and the follow-up still comes', () => {
  hold.skip();
  expect(onActivated).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(onFollowUp).toHaveBeenCalledOnce();
});

test('the words and numbers of the specification', () => {
  expect(activation.storageKey).toBe('frenly-activated');
  expect(activation.particleCount).toBe(12);
  expect(activation.statusText).toEqual({
    intro: 'Hold the panda to activate your protection layer',
    holding: 'Keep holding, feel the magic building',
    burst: 'BOOM! Protection activated',
    wrapping: 'Wrapping your experience',
    complete: 'Welcome to the Frenly ecosystem',
  });
});
