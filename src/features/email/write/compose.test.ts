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

const mail =
  'Hi Sam,\n\nthanks for the plan. Could you send me the budget by Friday? And who will look after the stand on Sunday? Please also tell me whether children pay.\n\nBest,\nMira';

test('a reply reads as one writes it: each answer can be understood without the question', () => {
  const points =
    '1: yes\n2: Ben\n3: they do not pay\nI will bring the new plan\nask for the address of the hall';
  expect(composed({ ...brief, mail, points, subject: 'Summer fair' }).body).toBe(
    [
      'Hello Mira,',
      'Thank you for your e-mail about “Summer fair”.',
      'Yes, I can send you the budget by Friday. As for your question “Who will look after the stand on Sunday?”: Ben. As for whether children pay: they do not pay.',
      'Also, I will bring the new plan.',
      'Could you please send me the address of the hall?',
      'Kind regards,\nSam',
    ].join('\n\n'),
  );
});

test('in the chosen tone, with what is open marked, and an end where nothing is asked', () => {
  const points = 'budget comes tomorrow\nchildren do not pay';
  expect(composed({ ...brief, mail, points, tone: 'friendly' }).body).toBe(
    [
      'Hi Mira,',
      'Thanks for your e-mail!',
      "The budget comes tomorrow. Children don't pay.",
      '[Still open: And who will look after the stand on Sunday?]',
      'All the best,\nSam',
    ].join('\n\n'),
  );
  const formal = composed({ ...brief, mail, points: '1: no\n2: Ben\n3: yes', tone: 'formal' }).body;
  expect(formal).toContain('I regret that I cannot send you the budget by Friday.');
  expect(formal).toContain('Please let me know if you require anything further.\n\nYours sincerely,');
});

test('a price answers how much, a day when; who thanks is not made to thank twice', () => {
  const asked = 'How much is the room? When is it free?\n\nBest,\nAda';
  const { body } = composed({ ...brief, mail: asked, points: 'thank her for writing\n3 May\n80 euros' });
  expect(body).toContain(
    '“How much is the room?”: 80 euros. As for your question “When is it free?”: 3 May.',
  );
  expect(body.match(/thank you/gi)).toHaveLength(1);
});

const fromOmar =
  'Subject: Workshop in May\n\nHi Lena,\n\nDoes Thursday suit you? How many people will come? Does anyone need vegetarian food or wheelchair access?\n\nThanks,\nOmar';

test.each([
  ['thursday doesnt suit\n2: 14 people\nwe need a projector', 'We need a projector.'],
  ['thursday doesnt suit\n2: 14 people\nI need to know the address', 'I need to know the address.'],
  ['thursday doesnt suit\n2: 14 people\nplease bring the key', 'Please bring the key.'],
])('a point answers only what it names: %s', (points, own) => {
  const { subject, body } = composed({ ...brief, mail: fromOmar, points });
  expect(subject).toBe('Re: Workshop in May');
  expect(body).toMatch(/^Hello Omar,\n/);
  expect(body).toContain("Thursday doesn't suit.");
  expect(body).toContain('[Still open: Does anyone need vegetarian food or wheelchair access?]');
  expect(body.toLowerCase()).toContain(own.toLowerCase());
  expect(body).not.toMatch(/wheelchair access\?”/);
});

test.each([
  ['From: Omar Haddad <omar@example.org>\nTo: Lena\nSubject: Keys\n\nHave you got the keys?', 'Omar'],
  ['Have you got the keys?\n\nBest wishes, Omar', 'Omar'],
  ['Have you got the keys?\n\nKind regards,\nOmar Haddad\nEvents, Town Hall', 'Omar'],
])('the greeting takes the name of who wrote: %s', (from, name) => {
  const { body } = composed({ ...brief, mail: from, points: 'yes' });
  expect(body).toContain(`Hello ${name},`);
  expect(body).toMatch(/\byes\b/i);
});

test.each([
  [
    'meeting moved to thursday 3pm\nroom B12 instead of B10\nbring the budget draft\ncan he send agenda by wednesday?',
    'The meeting has been moved to Thursday at 3pm. The room is B12 instead of B10. Please bring the budget draft.\n\nCan you send the agenda by Wednesday?',
  ],
  [
    '- cannot come friday\n- need new appointment\n- mornings are best\n- insurance number 4471-22',
    'I cannot come on Friday. I need a new appointment.\n\nMornings are best. My insurance number is 4471-22.',
  ],
  [
    'release is done\nthanks for everyones work\nretro on monday 10 am\npizza afterwards',
    "The release is done. Thanks for everyone's work.\n\nThe retro is on Monday at 10 am. There will be pizza afterwards.",
  ],
  [
    'order 5512 late by two weeks, want refund of 89 euros, no reply to two mails',
    'Order 5512 is late by two weeks. I would like a refund of 89 euros. I have had no reply to two mails.',
  ],
  [
    'party at ours on Saturday\nkids welcome\nno gifts\nlet me know by Thursday if you can come',
    'There is a party at ours on Saturday. Kids are welcome.\n\nNo gifts, please. Please let me know by Thursday if you can come.',
  ],
  [
    'car broken\nlate tomorrow\nprinter not working again\nphotos attached\nflights booked for 12 May\nparking free?',
    'The car is broken. I will be late tomorrow. The printer is not working again.\n\nPhotos are attached. Flights have been booked for 12 May.\n\nIs the parking free?',
  ],
  [
    'invoice 4471 unpaid\n3 weeks late\nneed by fri\ndont restart anything',
    'Invoice 4471 is unpaid. It is 3 weeks late.\n\nI need it by Friday. Please do not restart anything.',
  ],
  [
    'cant come thurs\nson sick\nbring printed report',
    "I can't come on Thursday. My son is sick. Please bring printed report.",
  ],
])('telegrams become sentences: %s', (points, body) => {
  expect(composed({ ...brief, points }).body).toBe(`Hello,\n\n${body}\n\nKind regards,\nSam`);
});

test.each([
  'We meet on Friday',
  'Call Ben on Monday',
  'You are welcome',
  'It arrived on 3 May',
  'The meeting was moved to Monday',
  'We will call you back',
  'Anna is ill',
  'Working from home is fine',
  'Thank you for the book',
  'Berlin was great',
])('a sentence is left as it is: %s', (point) => {
  expect(composed({ ...brief, points: point }).body).toContain(`${point}.`);
  const small = composed({ ...brief, points: point.charAt(0).toLowerCase() + point.slice(1) }).body;
  expect(small).toMatch(new RegExp(`\\n(?:Please )?${point}\\.\\n`, 'i'));
});

test('yes and no to what was offered', () => {
  const asked = 'Does the 14th work? Would you like to book a second workshop?\n\nBest,\nPaul';
  const points = 'yes to the 14th\nno to the second workshop, budget too small';
  const { body } = composed({ ...brief, mail: asked, points });
  expect(body).toContain('yes, the 14th works for me.');
  expect(body).toContain('I have to say no to the second workshop: the budget is too small.');
});
