import { expect, test } from 'vitest';
import { reasonIn } from './bounce-reason.ts';

test('the reason is found in the usual places, and a long one is cut', () => {
  expect(reasonIn('Hi\r\nDiagnostic-Code: smtp; 550 mailbox full\r\n')).toBe(
    'It came back: 550 mailbox full',
  );
  expect(reasonIn('Diagnostic-Code:\n  X-Other; gone')).toBe('It came back: X-Other; gone');
  expect(reasonIn('<zoe@example.org>: 550 5.1.1 no such person')).toBe('It came back: no such person');
  expect(reasonIn(`diagnostic-code: ${'x'.repeat(310)}`)).toBe(`It came back: ${'x'.repeat(300)}`);
  expect(reasonIn('Hello')).toBe('It came back.');
});

test('only the beginning of a report without end is read', () => {
  const line = `diagnostic-code:${' '.repeat(40)}${'x'.repeat(310)}\n`;
  const report = line.repeat(Math.ceil(250_000 / line.length));
  expect(reasonIn(`${report}Diagnostic-Code: smtp; 550 mailbox full`)).toBe('It came back.');
});
