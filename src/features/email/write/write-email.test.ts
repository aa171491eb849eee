import { expect, test } from 'vitest';
import { writeEmail } from './write-email.ts';

const brief = {
  occasion: '',
  fields: {},
  points: '',
  mail: '',
  to: [],
  subject: '',
  from: 'Sam',
  tone: 'neutral' as const,
  length: 'usual' as const,
};

test('an occasion with its fields becomes a mail, with own words in it as they stand', () => {
  const email = writeEmail({
    ...brief,
    occasion: 'change-appointment',
    fields: {
      what: 'our meeting',
      was: 'Thursday at 2 pm',
      new: 'Friday at 10 am',
      why: 'the room is taken',
    },
    points: 'i will bring the new plan',
    to: [{ name: 'Mira Chen', address: 'mira@example.org' }],
  });
  expect(email.subject).toBe('Moving our meeting');
  expect(email.body).toBe(
    [
      'Hello Mira,',
      'Unfortunately I have to move our meeting on Thursday at 2 pm. The room is taken.',
      'I will bring the new plan.',
      'Would Friday at 10 am suit you instead? I am sorry for the trouble.',
      'Kind regards,\nSam',
    ].join('\n\n'),
  );
});

test('points stay points, in their order, with an opening and a close', () => {
  const points = 'meeting moved to thursday 3pm\nroom B12 instead of B10\ncan he send agenda by wednesday?';
  expect(writeEmail({ ...brief, points }).body).toBe(
    [
      'Hello,',
      'I am writing about the following:\n- Meeting moved to Thursday 3pm\n- Room B12 instead of B10\n- Can he send agenda by Wednesday?',
      'Please let me know if you have any questions.',
      'Kind regards,\nSam',
    ].join('\n\n'),
  );
});

test('sentences stay sentences: cleaned, never rearranged', () => {
  const points = 'could you call me? i am at home until friday.  it doesnt matter when';
  expect(writeEmail({ ...brief, points, tone: 'friendly' }).body).toBe(
    "Hi,\n\nCould you call me? I am at home until Friday. It doesn't matter when.\n\nAll the best,\nSam",
  );
});

const mail =
  'Hi Sam,\n\nthanks for the plan. Could you send me the budget by Friday? And who will look after the stand on Sunday? Please also tell me whether children pay.\n\nBest,\nMira';

test('answers by number stand below their questions, and what is open is marked', () => {
  const points = '3: they do not pay\n1: yes, tomorrow\nI will bring the new plan';
  expect(writeEmail({ ...brief, mail, points }).body).toBe(
    [
      'Hello Mira,',
      'Thank you for your e-mail.',
      '> Could you send me the budget by Friday?\nYes, tomorrow.',
      '> Please also tell me whether children pay.\nThey do not pay.',
      'I will bring the new plan.',
      '[Still open: And who will look after the stand on Sunday?]',
      'Please let me know if anything is still unclear.',
      'Kind regards,\nSam',
    ].join('\n\n'),
  );
});

test('a reply for an occasion greets who wrote, and keeps the subject', () => {
  const email = writeEmail({
    ...brief,
    mail: 'From: Omar Haddad <omar@example.org>\nSubject: Workshop in May\n\nWill you come?',
    occasion: 'decline',
    fields: { offer: 'your invitation' },
    tone: 'formal',
  });
  expect(email.subject).toBe('Re: Workshop in May');
  expect(email.body).toMatch(/^Dear Omar Haddad,\n\nThank you very much for your invitation\./);
  expect(email.body).toMatch(/Yours sincerely,\nSam$/);
});

test.each([
  ['From: Omar Haddad <omar@example.org>\nTo: Lena\nSubject: Keys\n\nHave you got the keys?', 'Omar'],
  ['Have you got the keys?\n\nBest wishes, Omar', 'Omar'],
  ['Have you got the keys?\n\nKind regards,\nOmar Haddad\nEvents, Town Hall', 'Omar'],
])('the greeting takes the name of who wrote: %s', (from, name) => {
  const { body } = writeEmail({ ...brief, mail: from, points: '1: yes' });
  expect(body).toContain(`Hello ${name},`);
  expect(body).toContain('> Have you got the keys?\nYes.');
});

test.each([
  ['Mr Harris', 'Hello Mr Harris,'],
  ['Auntie Jean', 'Hello Auntie Jean,'],
  ['Nadia Petrova', 'Hello Nadia,'],
])('a recipient given by name alone is greeted: %s', (name, greeting) => {
  const { body, to } = writeEmail({ ...brief, names: [name], points: 'The boiler is broken.' });
  expect(body.split('\n')[0]).toBe(greeting);
  expect(to).toEqual([]);
});
