import { describe, expect, test } from 'vitest';
import { compareFacts } from '#language/facts.ts';
import { cleanSpeech } from '#language/speech.ts';
import { emptyEmail } from '#tools/kinds/email.ts';
import { findOccasion, occasions } from '#tools/occasions/occasions.ts';
import { composeEmail, type EmailOptions } from './compose.ts';
import { openDifferences } from '../spoken-email.ts';
import { lengths, tones } from '../limits.ts';
import { reviseByRule } from './revise.ts';

const options: EmailOptions = { tone: 'plain', length: 'usual', language: 'en', sender: '' };
const said =
  'Hi Anna, um, the planning meeting is on Tuesday, no, Wednesday, at half past nine in the morning. The budget for the garden is four thousand two hundred euros. Ben and Mister Meyer will come along. Could you send me the, the final plan by Friday? And can you bring the keys?';

test('speech becomes an email of the speaker’s own sentences, cleaned and in their order', () => {
  const { subject, body } = composeEmail(said, { ...options, sender: 'Maria' });
  expect(subject).toBe('The planning meeting is on Wednesday, at half past nine in the morning');
  expect(body).toBe(
    [
      'Hi Anna,',
      'The planning meeting is on Wednesday, at half past nine in the morning. The budget for the garden is four thousand two hundred euros. Ben and Mister Meyer will come along.',
      'Could you send me the final plan by Friday? And can you bring the keys?',
      'Best regards,\nMaria',
    ].join('\n\n'),
  );
});

test('who says how it ends signs with it, and a name with a number in it is no fact', () => {
  const closed = composeEmail('Hello Ben, the rent is due. Cheers, Zoë', { ...options, sender: 'walk942' });
  expect(closed).toMatchObject({ sender: 'Zoë', body: 'Hello Ben,\n\nThe rent is due.\n\nCheers,\nZoë' });
  const plain = 'We meet on Friday.';
  const { subject, body, sender } = composeEmail(plain, { ...options, sender: 'walk942' });
  expect(body).toMatch(/walk942$/);
  const email = { ...emptyEmail, subject, body };
  const content = { said: plain, source: null, lines: [], language: 'en', letter: email, sender };
  expect(
    openDifferences({ ...content, tone: 'plain', length: 'usual', corrections: [], settled: [] }),
  ).toEqual([]);
});

test('what is said to a writer is not rewritten: it stands as it was said', () => {
  expect(composeEmail('tell Anna that the rent is due', options).body).toBe(
    'Hello,\n\nTell Anna that the rent is due.\n\nBest regards,',
  );
});

test('a form says what the email is for, and the speech stands in it as own words', () => {
  const occasion = findOccasion('refund')!;
  const values = { what: 'the cancelled concert', amount: '89 euros' };
  const words = 'hi Ben, um, I bought the ticket on Monday. Cheers, Zoë';
  const { subject, body, sender, entered } = composeEmail(words, { ...options, form: { occasion, values } });
  expect({ subject, sender }).toEqual({ subject: 'Refund for the cancelled concert', sender: 'Zoë' });
  expect(body).toMatch(
    /^Hi Ben,\n\nI would like a refund of 89 euros for the cancelled concert\.\n\nI bought the ticket on Monday\./,
  );
  expect(body).toMatch(/\n\nCheers,\nZoë$/);
  const content = {
    said: words,
    source: null,
    lines: [],
    language: 'en',
    sender,
    corrections: [],
    settled: [],
  };
  const email = { ...emptyEmail, subject, body };
  const full = { ...content, letter: email, tone: 'plain' as const, length: 'usual' as const };
  expect(openDifferences({ ...full, entered })).toEqual([]);
  expect(openDifferences(full).length).toBeGreaterThan(0);
});

test.each(occasions)('the fact lock agrees with the form: $title', (occasion) => {
  const values = Object.fromEntries(occasion.fields.map(({ id, example }) => [id, example]));
  const words = 'hi Ben, the rain stopped at noon.';
  for (const tone of tones)
    for (const length of lengths) {
      const form = { occasion, values };
      const { subject, body, sender, entered } = composeEmail(words, { ...options, tone, length, form });
      const email = { ...emptyEmail, subject, body };
      const content = {
        said: words,
        entered,
        source: null,
        lines: [],
        language: 'en',
        letter: email,
        tone,
        length,
      };
      expect(openDifferences({ ...content, sender, corrections: [], settled: [] })).toEqual([]);
    }
});

describe('whatever is asked for, no fact is lost or made up', () => {
  const sayings = [
    said,
    'Tell Ben the invoice 4711 over 99 dollars and fifty cents was paid on the third of May.',
    'Dear Mr. Meier, the delivery comes on 12 June between nine and ten. Please call me at 0176 5551234. Kind regards, Zoë',
    'write an email to the team about the summer party new paragraph it starts at six pm on saturday new paragraph please bring cake',
    'um I just wanted to ask whether you got my email from last week',
  ];
  for (const tone of ['plain', 'friendly', 'formal'] as const)
    for (const length of ['short', 'usual', 'full'] as const)
      test(`${tone}, ${length}`, () => {
        for (const one of sayings) {
          const { subject, body, sender } = composeEmail(one, { ...options, tone, length });
          expect(compareFacts(cleanSpeech(one), `${subject}\n\n${body}`, { known: [sender] })).toEqual([]);
          expect(subject).not.toBe('');
        }
      });
});

test('other languages keep their words, with a greeting of their own', () => {
  const { body } = composeEmail('wir treffen uns am Freitag um 9 Uhr', {
    ...options,
    language: 'de',
    sender: 'Maria',
  });
  expect(body).toBe('Hallo,\n\nWir treffen uns am Freitag um 9 Uhr.\n\nViele Grüße\nMaria');
});

test('nothing said is no email of many words', () => {
  expect(composeEmail('', options).subject).toBe('');
});

describe('put right by a word', () => {
  const { body } = composeEmail(said, { ...options, sender: 'Maria' });
  const email = { ...emptyEmail, subject: 'Planning meeting on Wednesday', body };
  const revised = (words: string) => reviseByRule(email, words, 'en');
  test('another day, everywhere', () => {
    const { letter: next } = revised('Thursday, not Wednesday');
    expect(next.subject).toBe('Planning meeting on Thursday');
    expect(next.body).toContain('on Thursday, at half past nine');
  });
  test('a name as it is spelt', () => {
    expect(revised('spell it M-E-I-E-R').letter.body).toContain('Mister Meier');
  });
  test('something more, before what is asked', () => {
    expect(revised('add that Zoë comes along').letter.body).toContain(
      'come along.\n\nZoë comes along.\n\nCould you',
    );
  });
  test('something less', () => {
    expect(revised('remove the part about the budget').letter.body).not.toContain('budget');
    expect(revised('take out the last sentence').letter.body).not.toContain('keys');
  });
  test('another tone', () => {
    expect(revised('more formal').letter.body).toMatch(/^Dear Anna,[^]*Kind regards,\nMaria$/);
    expect(revised('make it friendlier').letter.body).toMatch(/^Hi Anna,[^]*All the best,\nMaria$/);
  });
  test('what is right takes the place of the one of its sort, and the fact lock agrees', () => {
    const { letter: next, did } = revised('the amount is 4,300 euros');
    expect(next.body).toContain('The budget for the garden is 4,300 euros.');
    expect(did).toBe('“four thousand two hundred euros” is now “4,300 euros”.');
    const content = { said, source: null, lines: [], language: 'en', letter: next, sender: 'Maria' };
    const corrections = ['the amount is 4,300 euros'];
    expect(openDifferences({ ...content, tone: 'plain', length: 'usual', corrections, settled: [] })).toEqual(
      [],
    );
    const friday = { ...email, subject: 'Lunch', body: 'Hello,\n\nWe meet on Thursday.\n\nBest,' };
    expect(reviseByRule(friday, 'it is Friday', 'en').letter.body).toContain('We meet on Friday.');
    expect(reviseByRule(friday, 'the price is 12 euros', 'en')).toMatchObject({
      letter: friday,
      did: null,
      asks: expect.stringMatching(/nothing in the e-mail that “12 euros”/),
    });
  });
  test('where several are there, it asks which', () => {
    expect(revised('it is Monday')).toEqual({
      letter: email,
      did: null,
      asks: 'Which one should be “Monday”: “Wednesday” or “Friday”? Say “Monday, not Wednesday”.',
    });
  });
  test('what no rule knows changes nothing', () => {
    expect(revised('put some poetry into it')).toEqual({ letter: email, did: null });
  });
});

describe('corrections remove what they name, and one without effect says so', () => {
  const words =
    'The bedroom is cold. It has only 14 degrees. The gas bill is 89 euros. Please call me on Friday.';
  const { subject, body } = composeEmail(words, options);
  const email = { ...emptyEmail, subject, body };
  const after = (correction: string) => {
    const revised = reviseByRule(email, correction, 'en');
    const content = { said: words, source: null, lines: [], language: 'en', letter: revised.letter };
    const open = openDifferences({
      ...content,
      sender: '',
      tone: 'plain',
      length: 'usual',
      settled: [],
      corrections: revised.did === null ? [] : [correction],
    });
    return { ...revised, open: open.map(({ id }) => id) };
  };
  test.each([
    ['take out the bit about the bedroom', /bedroom|14/],
    ['Scratch that bit about the gas bill.', /gas|89/],
    ['remove the part about the price', /gas|89/],
  ])('%s', (correction, gone) => {
    const { letter: next, did, open } = after(correction);
    expect(did).toBe('Removed.');
    expect(next.body).not.toMatch(gone);
    expect(open).toEqual([]);
  });
  test('a number, and who it goes to', () => {
    expect(after('89 should be 98')).toMatchObject({ open: [], did: '“89” is now “98”.' });
    expect(after('89 should be 98').letter.body).toContain('The gas bill is 98 euros.');
    expect(after('Friday should be Monday').letter.body).toContain('call me on Monday');
    expect(after('the landlord is called Mr Okonjo').letter.body).toMatch(/^Hello Mr Okonjo,/);
    expect(after('the landlord is called Mr Okonjo').open).toEqual([]);
    expect(after('her birthday is Monday').did).toBeNull();
  });
  test.each(['make it shorter', 'shorter', 'Friday, not Friday'])('%s', (correction) => {
    const { did, asks } = after(correction);
    expect(did).toBeNull();
    expect(asks).toMatch(/^Nothing (?:was )?changed/);
  });
});
