import { expect, test } from 'vitest';
import { guardLoops } from './guard-loops.ts';

/** Runs code whose guard gives up after so many calls. */
function callsOf(code: string, most = 50): number {
  let calls = 0;
  const guard = () => {
    calls += 1;
    if (calls > most) throw new Error('Stopped');
  };
  try {
    new Function('$guard', guardLoops(code, 'script'))(guard);
  } catch (error) {
    if ((error as Error).message !== 'Stopped') throw error;
  }
  return calls;
}

test.each([
  ['while', 'while (true);'],
  ['do', 'do {} while (true)'],
  ['for', 'for (;;) { let a = 1 }'],
  ['for without braces in an if', 'if (true) for (;;) 1; else 2;'],
  ['for of', 'const list = [1]; for (const one of list) list.push(one);'],
  ['labelled', 'outer: while (true) { while (true) continue outer; }'],
  ['caught within', 'while (true) { try { while (true) {} } catch {} }'],
  ['functions that call themselves', 'function a() { try { a() } finally { a() } } a()'],
])('a loop without an end is stopped: %s', (_, code) => {
  expect(callsOf(code)).toBeGreaterThan(50);
});

test('what comes to an end does what it did', () => {
  const code = `'use strict'; let sum = 0; for (let i = 0; i < 3; i++) sum += i; const twice = (x) => x * 2; return twice(sum);`;
  expect(new Function('$guard', guardLoops(code, 'script'))(() => {})).toBe(6);
});

test('lines stay where they are, and code that cannot be read stays as it is', () => {
  const code = 'while (a)\n  b();\nfunction c() {\n}';
  expect(guardLoops(code, 'script').split('\n')).toHaveLength(4);
  expect(guardLoops('while (', 'script')).toBe('while (');
});

test('code that is nested very deeply does not end our stack', () => {
  const code = `${'['.repeat(3000)}${']'.repeat(3000)};while(true){}`;
  expect(() => guardLoops(code, 'script')).not.toThrow();
});
