import { expect, test } from 'vitest';
import { composed } from './compose.ts';

const brief = { mail: '', to: [], subject: '', from: 'Sam', tone: 'neutral' as const };

test('notes to oneself become what one says to the other, and nothing is made up', () => {
  const points = [
    'invoice 104 over 1,250 EUR still open',
    'due since 3 November',
    'ask to pay until Friday',
    'offer a call if something is unclear',
  ].join('\n');
  expect(composed({ ...brief, points }).body).toBe(
    [
      'Hello,',
      'Invoice 104 over 1,250 EUR is still open. It has been due since 3 November. I would like to offer a call if something is unclear.',
      'Could you please pay by Friday?',
      'Kind regards,\nSam',
    ].join('\n\n'),
  );
});

test('what is a sentence already stays as it is', () => {
  const points = 'The report is overdue\nThe shop is open until Friday\nplease send the plan by Monday';
  expect(composed({ ...brief, points }).body).toContain(
    'The report is overdue. The shop is open until Friday.\n\nPlease send the plan by Monday.',
  );
});
