import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { measureEffort } from '#testing/effort.ts';
import { meterWork, onStall, type Stall } from './loop-meter.server.ts';

const stalls: Stall[] = [];
const stop = onStall((stall) => stalls.push(stall));
afterEach(() => void stalls.splice(0));

function work(ms: number) {
  const effort = measureEffort();
  while (effort() < ms);
}

test('a blocked event loop is reported, with what was under way', () => {
  const end = meterWork(() => 'GET /slow');
  work(120);
  end();
  expect(stalls).toEqual([{ ms: expect.any(Number) as number, names: ['GET /slow'] }]);
  expect(stalls[0]!.ms).toBeGreaterThanOrEqual(120);
});

test('work in many short turns is no stall', async () => {
  const end = meterWork(() => 'GET /long');
  for (let turn = 0; turn < 30; turn += 1) {
    work(6);
    await setImmediate();
  }
  end();
  expect(stalls).toEqual([]);
});

test('work outside a request, or after metering stopped, is not reported', () => {
  work(80);
  meterWork(() => 'GET /quick')();
  expect(stalls).toEqual([]);
  stop();
  const end = meterWork(() => 'GET /slow');
  work(80);
  end();
  expect(stalls).toEqual([]);
});
