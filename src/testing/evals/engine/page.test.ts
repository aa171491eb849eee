import { expect, test } from 'vitest';
import { evalPage, type TaskResult } from './page.ts';

const checks = {
  done: true,
  'by the engine': true,
  clean: false,
  'right language': true,
  'no figure added': true,
};
const result: TaskResult = {
  tool: 'summarise',
  topic: 'a mill',
  input: 'A <b>mill</b>',
  text: '<script>alert(1)</script>',
  error: null,
  seconds: 1.25,
  checks,
};

test('the page counts each check, names what failed, and shows what engines wrote as text', () => {
  const page = evalPage('openai/gpt', [result, { ...result, checks: { ...checks, clean: true } }]);
  expect(page).toContain('<td>2</td><td>2</td><td>2</td><td>1</td><td>2</td><td>2</td><td>1.3</td>');
  expect(page).toContain('not: clean');
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<script>');
});
