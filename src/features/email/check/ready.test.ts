import { expect, test } from 'vitest';
import { emptyEmail, type Email } from '#tools/kinds/email.ts';
import { answeredBy, asksIn } from '../write/asks.ts';
import { writeEmail } from '../write/write-email.ts';
import { readContacts } from '../mailbox/contacts-file.ts';
import { sendTimeOf } from '../mailbox/send-time.ts';
import { misreadingsIn } from './misread.ts';
import { concernsAbout } from './ready.ts';
import { toneOf } from './tone.ts';

const now = new Date('2026-05-04T10:00:00Z');
const hannah = { name: 'Hannah Berg', address: 'hannah@example.org' };
const check = (email: Partial<Email>, attachments = 0) =>
  concernsAbout({
    email: { ...emptyEmail, to: [hannah], subject: 'Plan', body: 'Hi Hannah,\n\nall is well.', ...email },
    attachments,
    now,
  }).map(({ what }) => what);

test('a mail that is fine raises nothing', () => expect(check({})).toEqual([]));

test.each<[string, Partial<Email>, string[]]>([
  ['nobody to get it', { to: [] }, ['recipients']],
  ['no subject', { subject: ' ' }, ['subject']],
  ['no text', { body: '> only quoted' }, ['body']],
  ['a gap', { body: 'Hi Hannah, [Still open: when?]' }, ['gap']],
  ['a field of a template', { body: 'Dear {{name}}, hello' }, ['gap']],
  ['a missing file', { body: 'The report is attached.' }, ['attachment']],
  ['a file of theirs', { body: 'I read the file you attached.' }, []],
  ['a file that is only quoted', { body: 'Thanks!\n> It is attached.' }, []],
  ['another name', { body: 'Hi Anna,\n\nall is well.' }, ['name']],
  ['everybody', { body: 'Hi all,\n\nall is well.' }, []],
  ['a wrong weekday', { body: 'See you on Monday, 5 May 2026.' }, ['date']],
  ['a right weekday', { body: 'See you on Tuesday, 5 May 2026 or Tuesday, May 5.' }, []],
  ['a day that does not exist', { body: 'See you on Monday, 31 June 2026.' }, ['date']],
  ['a promise', { body: 'I will send the plan by Friday.' }, ['promise']],
  ['no address', { to: [{ name: 'Hannah', address: 'hannah@example' }] }, ['address']],
  ['two dots', { to: [{ name: 'Hannah', address: 'hannah@example..org' }] }, ['address']],
  ['a mistyped address', { to: [{ name: 'Hannah', address: 'hannah@gmial.com' }] }, ['address']],
  ['a bad address in the text', { body: 'Write to tom@@example.org.' }, ['address']],
  ['a good address in the text', { body: 'Write to tom.o-neill@mail.example.org.' }, []],
  ['a sum that is wrong', { body: 'It is 120 + 45 = 175 euros.' }, ['sum']],
  ['a sum with signs', { body: 'In all €1,200 + €340.50 = €1,550.50.' }, ['sum']],
  ['a product that is wrong', { body: '3 x 40 + 10 = 140' }, ['sum']],
  ['sums that are right', { body: '120 + 45 = 165, €1,200 + €340.50 = €1,540.50 and 3 x 40 = 120.' }, []],
  ['a range', { body: 'Open 10-12 is fine, call 555-1234. A 5-4 win.' }, []],
  ['a password', { body: 'The password is Hunter2!' }, ['secret']],
  ['a PIN', { body: 'PIN: 4711' }, ['secret']],
  ['something like a password', { body: 'Log in with Tr0ub4dor&3xx please.' }, ['secret']],
  [
    'no password',
    { body: 'Your password is expired. The password is not safe. See https://x.example/A1b!c2D3' },
    [],
  ],
  ['no promise', { body: 'I will be away. Will you send it?' }, []],
])('%s', (_name, email, expected) => expect(check(email)).toEqual(expected));

test('a file that is there is no concern', () => expect(check({ body: 'It is attached.' }, 1)).toEqual([]));

test('tone goes both ways, with the words that say so', () => {
  const valueOf = (body: string) =>
    Object.fromEntries(toneOf(body).map(({ scale, value }) => [scale, value]));
  expect(
    valueOf('Dear Sir or Madam, regarding your letter, kindly confirm. Yours sincerely').formality,
  ).toBeGreaterThan(0);
  expect(valueOf("Hey guys, that's cool, gonna do it asap lol!!").formality).toBeLessThan(0);
  expect(valueOf('This is unacceptable. You must pay immediately, it is your fault.').warmth).toBeLessThan(0);
  expect(valueOf('Thank you so much, I really appreciate it and hope you enjoy it.').warmth).toBeGreaterThan(
    0,
  );
  expect(misreadingsIn('Can we meet next Friday at 4? As I already said, it is on 03/04/2026.').length).toBe(
    4,
  );
});

const asked =
  'Hi Sam,\n\nthanks! Could you send me the budget by Friday? Who looks after the stand on Sunday? Please find the plan below.\n\nBest,\nMira\n\nOn Monday, Sam wrote:\n> Can you have a look?';

test('what is asked is found, and what others wrote before is not asked again', () => {
  const asks = asksIn(asked);
  expect(asks).toEqual([
    { words: expect.stringContaining('budget'), by: 'Friday' },
    { words: 'Who looks after the stand on Sunday?', by: null },
  ]);
  const { answers, others } = answeredBy(asks, [
    '2: Ben does',
    'the weather is fine',
    'the budget comes tomorrow',
  ]);
  expect(answers.map(({ answer }) => answer)).toEqual(['the budget comes tomorrow', 'Ben does']);
  expect(others).toEqual(['the weather is fine']);
});

test('a reply answers each point or marks it open; nothing is made up', () => {
  const brief = {
    occasion: '',
    fields: {},
    length: 'usual' as const,
    points: 'the budget comes tomorrow',
    mail: asked,
    to: [],
    subject: '',
    from: 'Sam',
    tone: 'neutral' as const,
  };
  const { body, subject } = writeEmail(brief);
  expect(body).toMatch(/^Hello Mira,/);
  expect(body).toContain('The budget comes tomorrow.');
  expect(body).toContain('[Still open: Who looks after the stand on Sunday?]');
  expect(body).toMatch(/Kind regards,\nSam$/);
  expect(subject).toBe('Re: your e-mail');
  const fresh = writeEmail({
    ...brief,
    mail: '',
    points: 'our meeting moves\ncan we meet on Friday',
    tone: 'formal',
  });
  expect(fresh.subject).toBe('Our meeting moves');
  expect(fresh.body).toContain('- Our meeting moves\n- Can we meet on Friday\n');
});

test('contacts are read from vCards and tables of other programs', () => {
  const card =
    'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Zoë O\\, Hara\r\nitem1.EMAIL;TYPE=INTERNET:zoe@exam\r\n ple.org\r\nEND:VCARD\r\nBEGIN:VCARD\r\nFN:Nobody\r\nEND:VCARD\r\n';
  expect(readContacts(card)).toEqual({
    contacts: [{ name: 'Zoë O, Hara', address: 'zoe@example.org' }],
    unread: 1,
  });
  const old =
    'BEGIN:VCARD\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Jan\nEMAIL:jan@example.org\nEND:VCARD';
  expect(readContacts(old).contacts).toEqual([{ name: 'Jan Müller', address: 'jan@example.org' }]);
  // A value without end is read as far as a name could go.
  const endless = `BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:Al${'=20'.repeat(1_000)}B\nEMAIL:a@example.org\nEND:VCARD`;
  expect(readContacts(endless).contacts).toEqual([{ name: 'Al', address: 'a@example.org' }]);
  const table = '\uFEFFFirst Name;Last Name;E-mail 1\n"Ada ""A""";Lovelace;ada@example.org\nBen;;\n';
  expect(readContacts(table)).toEqual({
    contacts: [{ name: 'Ada "A" Lovelace', address: 'ada@example.org' }],
    unread: 1,
  });
  expect(readContacts('Ada,ada@example.org\nben@example.org,Ben').contacts).toEqual([
    { name: 'Ada', address: 'ada@example.org' },
    { name: 'Ben', address: 'ben@example.org' },
  ]);
});

test('a time of day is minded over the change of clocks', () => {
  const at = (local: string, zone = 'Europe/Berlin') => sendTimeOf(local, zone)?.at.toISOString();
  expect(at('2026-05-04T09:00')).toBe('2026-05-04T07:00:00.000Z');
  expect(at('2026-01-04T09:00')).toBe('2026-01-04T08:00:00.000Z');
  expect(sendTimeOf('2027-03-28T02:30', 'Europe/Berlin')).toEqual({
    at: new Date('2027-03-28T01:30:00Z'),
    note: 'The clocks go forward that night, so 02:30 doesn’t exist. It will be sent at 03:30.',
  });
  expect(sendTimeOf('2026-10-25T02:30', 'Europe/Berlin')).toEqual({
    at: new Date('2026-10-25T00:30:00Z'),
    note: expect.stringContaining('happens twice'),
  });
  expect(at('2026-05-04T09:00', 'Asia/Kathmandu')).toBe('2026-05-04T03:15:00.000Z');
  for (const wrong of ['2026-02-30T09:00', '2026-05-04', 'x']) expect(at(wrong)).toBeUndefined();
  expect(at('2026-05-04T09:00', 'Nowhere/There')).toBeUndefined();
});
