import { expect, test } from 'vitest';
import { reasonIn } from './bounce-reason.ts';

test('the reason is found in the usual places, and a long one is cut', () => {
  expect(reasonIn('Hi\r\nDiagnostic-Code: smtp; 550 mailbox full\r\n')).toBe('Bounced: 550 mailbox full');
  expect(reasonIn('Diagnostic-Code:\n  X-Other; gone')).toBe('Bounced: X-Other; gone');
  expect(reasonIn('<zoe@example.org>: 550 5.1.1 no such person')).toBe('Bounced: no such person');
  expect(reasonIn(`diagnostic-code: ${'x'.repeat(310)}`)).toBe(`Bounced: ${'x'.repeat(300)}`);
  expect(reasonIn('Hello')).toBe('Bounced.');
});

test('only the beginning of a report without end is read', () => {
  const line = `diagnostic-code:${' '.repeat(40)}${'x'.repeat(310)}\n`;
  const report = line.repeat(Math.ceil(250_000 / line.length));
  expect(reasonIn(`${report}Diagnostic-Code: smtp; 550 mailbox full`)).toBe('Bounced.');
});
