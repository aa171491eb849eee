import { describe, expect, test } from 'vitest';
import { compareFacts } from '#language/facts.ts';
import { cleanSpeech } from '#language/speech.ts';
import { emptyLetter } from '#tools/kinds/letter.ts';
import { composeLetter, type Wish } from './compose.ts';
import { askedFor, openDifferences } from '../spoken-letter.ts';
import { reviseByRule } from './revise.ts';

const wish: Wish = { tone: 'plain', length: 'usual', language: 'en', sender: '' };
const said =
  'Hi, this is Maria. Please write to Anna. Tell her that, um, the planning meeting is on Tuesday, no, Wednesday, at half past nine in the morning. The budget for the garden is four thousand two hundred euros. Ben and Mister Meyer will come along. Could she send me the, the final plan by Friday? And please ask her whether she can bring the keys.';

test('speech becomes a letter, by rule', () => {
  const { subject, body, recipient, sender } = composeLetter(said, wish);
  expect({ subject, recipient, sender }).toEqual({
    subject: 'Planning meeting on Wednesday',
    recipient: 'Anna',
    sender: 'Maria',
  });
  expect(body).toBe(
    [
      'Hello Anna,',
      'The planning meeting is on Wednesday, at half past nine in the morning. The budget for the garden is four thousand two hundred euros. Ben and Mister Meyer will come along.',
      'Could you send me the final plan by Friday? Can you bring the keys?',
      'Best regards,\nMaria',
    ].join('\n\n'),
  );
});

test('who says their name signs with it, and a name with a number in it is no fact', () => {
  expect(composeLetter(said, { ...wish, sender: 'walk942' }).sender).toBe('Maria');
  expect(composeLetter(said, { ...wish, sender: 'Maria Novak' }).sender).toBe('Maria Novak');
  const plain = 'Tell Anna that we meet on Friday.';
  const { subject, body, sender } = composeLetter(plain, { ...wish, sender: 'walk942' });
  expect(body).toMatch(/walk942$/);
  const letter = { ...emptyLetter, subject, body };
  const content = { said: plain, source: null, lines: [], language: 'en', letter, sender };
  expect(
    openDifferences({ ...content, tone: 'plain', length: 'usual', corrections: [], settled: [] }),
  ).toEqual([]);
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
          const { subject, body, sender } = composeLetter(one, { ...wish, tone, length });
          expect(compareFacts(cleanSpeech(one), `${subject}\n\n${body}`, { known: [sender] })).toEqual([]);
          expect(subject).not.toBe('');
        }
      });
});

test('other languages keep their words, with a greeting of their own', () => {
  const { body } = composeLetter('wir treffen uns am Freitag um 9 Uhr', {
    ...wish,
    language: 'de',
    sender: 'Maria',
  });
  expect(body).toBe('Hallo,\n\nWir treffen uns am Freitag um 9 Uhr.\n\nViele Grüße\nMaria');
});

test.each([
  ['Tell Anna that the rent is due.', 'Hello Anna,\n\nThe rent is due.\n\nBest regards,'],
  ['Ask Ben to send the plan.', 'Hello Ben,\n\nCould you please send the plan?\n\nBest regards,'],
  [
    'Write an email to Mister Meier about the keys. They are here.',
    'Hello Mr Meier,\n\nThey are here.\n\nBest regards,',
  ],
  ['Hi Anna, the rent is due. Cheers, Zoë', 'Hello Anna,\n\nThe rent is due.\n\nBest regards,\nZoë'],
  ['Write to my boss that I am ill.', 'Hello,\n\nI am ill.\n\nBest regards,'],
])('%s', (words, body) => {
  expect(composeLetter(words, wish).body).toBe(body);
});

test('speech without marks is told apart where that is sure, and its end is who signs', () => {
  const heard =
    'hi Ben the meeting is moved to Thursday at ten the offer is four thousand two hundred euros could you send me the plan by Friday thanks for your help best Anna';
  const { body, sender } = composeLetter(heard, wish);
  expect(sender).toBe('Anna');
  expect(body).toBe(
    [
      'Hello Ben,',
      'The meeting is moved to Thursday at ten. The offer is four thousand two hundred euros. Thanks for your help.',
      'Could you send me the plan by Friday?',
      'Best regards,\nAnna',
    ].join('\n\n'),
  );
  expect(compareFacts(cleanSpeech(heard), body, { known: [sender] })).toEqual([]);
  const bound =
    'I wanted to ask whether you think that the offer is still good and if so could you send it to the one you like best Anna';
  expect(composeLetter(bound, wish)).toMatchObject({ sender: '', body: expect.stringContaining(bound) });
});

test('what is put right at the end of the speech is right in the subject too', () => {
  const words = 'Tell Anna the meeting is on Thursday at ten. The room is B12. Friday, not Thursday.';
  const { subject, body } = composeLetter(words, wish);
  expect(subject).toBe('Meeting on Friday');
  expect(body).not.toContain('Thursday');
  expect(compareFacts(cleanSpeech(words), `${subject}\n\n${body}`)).toEqual([]);
});

test('nothing said is no letter of many words', () => {
  expect(composeLetter('', wish).subject).toBe('');
});

describe('put right by a word', () => {
  const { subject, body } = composeLetter(said, wish);
  const letter = { ...emptyLetter, subject, body };
  const revised = (words: string) => reviseByRule(letter, words, 'en');
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
    const friday = { ...letter, subject: 'Lunch', body: 'Hello,\n\nWe meet on Thursday.\n\nBest,' };
    expect(reviseByRule(friday, 'it is Friday', 'en').letter.body).toContain('We meet on Friday.');
    expect(reviseByRule(friday, 'the price is 12 euros', 'en')).toMatchObject({
      letter: friday,
      did: null,
      asks: expect.stringMatching(/nothing in the e-mail that “12 euros”/),
    });
  });
  test('where several are there, it asks which', () => {
    expect(revised('it is Monday')).toEqual({
      letter,
      did: null,
      asks: 'Which one is to be “Monday”: “Wednesday” or “Friday”? Say “Monday, not Wednesday”.',
    });
  });
  test('what no rule knows changes nothing', () => {
    expect(revised('put some poetry into it')).toEqual({ letter, did: null });
  });
});

describe('what is said to whoever writes the letter does not stand in it', () => {
  const content = (words: string) => {
    const { subject, body, sender } = composeLetter(words, wish);
    const letter = { ...emptyLetter, subject, body };
    return {
      said: words,
      source: null,
      lines: [],
      language: 'en',
      letter,
      sender,
      tone: 'plain' as const,
      length: 'usual' as const,
      corrections: [],
      settled: [],
    };
  };
  test.each([
    [
      'hey um write to Priya Raman and tell her that the delivery is late. Ask her if Friday works. Copy in Tom. Sign as Lena',
      'Hello Priya,\n\nThe delivery is late.\n\nCould you tell me if Friday works?\n\nBest regards,\nLena',
      'The delivery is late',
      { to: 'Priya Raman', copies: ['Tom'] },
    ],
    [
      'Email my landlord. The heating is broken. Tell him I am at home on Tuesday. Ask if he can send someone.',
      'Hello,\n\nThe heating is broken. I am at home on Tuesday.\n\nCan you send someone?\n\nBest regards,',
      'The heating is broken',
      { to: 'my landlord', copies: [] },
    ],
    [
      'okay so email Ben and say the room is B12. Please cc Carla and Dov. Sign it from Maria Lopez.',
      'Hello Ben,\n\nThe room is B12.\n\nBest regards,\nMaria Lopez',
      'The room is B12',
      { to: 'Ben', copies: ['Carla', 'Dov'] },
    ],
    [
      'hey can you write to doctor patel that I cannot make it to the appointment on thursday the nineteenth at ten fifteen and ask if there is a free slot next week tuesday or wednesday afternoon would be best',
      'Hello Dr Patel,\n\nI cannot make it to the appointment on Thursday the nineteenth at ten fifteen.\n\nCould you tell me if there is a free slot next week? Tuesday or Wednesday afternoon would be best.\n\nBest regards,',
      'I cannot make it to the appointment on Thursday the nineteenth',
      { to: 'doctor Patel', copies: [] },
    ],
    [
      'Email to landlord Mr. Kowalski. The heating has not worked since Monday. Please send somebody before the weekend. I am at home from 5 p.m.',
      'Hello Mr. Kowalski,\n\nThe heating has not worked since Monday. I am at home from 5 p.m.\n\nPlease send somebody before the weekend.\n\nBest regards,',
      'The heating has not worked',
      { to: 'landlord Mr. Kowalski', copies: [] },
    ],
    [
      'so um I need to tell my team that the release moves from the twelfth to the fourteenth of march because the tests are not green yet and thank them for the long hours also remind them the demo is at three',
      'Hello team,\n\nThe release moves from the twelfth to the fourteenth of March because the tests are not green yet. Thank you for the long hours. A reminder: the demo is at three.\n\nBest regards,',
      'The release moves from the twelfth to the fourteenth of March',
      { to: 'my team', copies: [] },
    ],
    [
      'write an email to julia and tom congratulations on the new house we would love to visit you in spring let us know if that works for you love lena and mark',
      'Hello Julia and Tom,\n\nCongratulations on the new house. We would love to visit you in spring. Let us know if that works for you.\n\nLove,\nLena and Mark',
      'Congratulations on the new house',
      { to: 'Julia and Tom', copies: [] },
    ],
    [
      'To billing at acme dot com. Invoice 2026-114 is wrong. You charged us $1,200 instead of $1,020. Please correct it.',
      'Hello,\n\nInvoice 2026-114 is wrong. You charged us $1,200 instead of $1,020.\n\nPlease correct it.\n\nBest regards,',
      'Invoice 2026-114 is wrong',
      { to: 'billing@acme.com', copies: [] },
    ],
    [
      'Decline the invitation from Professor Nguyen politely. Say I am travelling that week.',
      'Hello Professor Nguyen,\n\nThank you for the invitation. Unfortunately, I have to decline. I am travelling that week.\n\nBest regards,',
      'Thank you for the invitation',
      { to: 'Professor Nguyen', copies: [] },
    ],
    [
      'thank you note to sam for the book it arrived yesterday and I already read half of it',
      'Hello Sam,\n\nThank you for the book. It arrived yesterday and I already read half of it.\n\nBest regards,',
      'Thank you for the book',
      { to: 'Sam', copies: [] },
    ],
    [
      'Ask Marco if he can pick up the kids at four on Friday because my train gets in at 4:40, and tell him the spare key is under the blue pot.',
      'Hello Marco,\n\nThe spare key is under the blue pot.\n\nCan you pick up the kids at four on Friday because my train gets in at 4:40?\n\nBest regards,',
      'Pick up the kids at four on Friday',
      { to: 'Marco', copies: [] },
    ],
    [
      'Cancel the dinner with Paul on Friday. Tell him I have a cold and ask if next Friday works.',
      'Hello Paul,\n\nI have to cancel the dinner on Friday. I have a cold.\n\nCould you tell me if next Friday works?\n\nBest regards,',
      'I have to cancel the dinner on Friday',
      { to: 'Paul', copies: [] },
    ],
    [
      'Apologize to Mrs. Weber for the late reply, and tell her the documents are attached.',
      'Hello Mrs. Weber,\n\nI apologise for the late reply. The documents are attached.\n\nBest regards,',
      'I apologise for the late reply',
      { to: 'Mrs. Weber', copies: [] },
    ],
    [
      'Congratulate Dana on the promotion and invite her to dinner on Saturday at seven.',
      'Hello Dana,\n\nCongratulations on the promotion. I would like to invite you to dinner on Saturday at seven.\n\nBest regards,',
      'Congratulations on the promotion',
      { to: 'Dana', copies: [] },
    ],
    [
      'Remind Jonas about the rent, and ask him to pay by Friday.',
      'Hello Jonas,\n\nA reminder: the rent.\n\nCould you please pay by Friday?\n\nBest regards,',
      'The rent',
      { to: 'Jonas', copies: [] },
    ],
    [
      "Write Jonas that he got the job! He shouldn't tell anyone until Monday.",
      "Hello Jonas,\n\nYou got the job! You shouldn't tell anyone until Monday.\n\nBest regards,",
      'You got the job',
      { to: 'Jonas', copies: [] },
    ],
    [
      'Please let Carla know that her parcel came to us by mistake. She can pick it up any evening after six.',
      'Hello Carla,\n\nYour parcel came to us by mistake. You can pick it up any evening after six.\n\nBest regards,',
      'Your parcel came to us by mistake',
      { to: 'Carla', copies: [] },
    ],
    [
      "Tell Peter I'm not interested in his offer.",
      "Hello Peter,\n\nI'm not interested in your offer.\n\nBest regards,",
      "I'm not interested in your offer",
      { to: 'Peter', copies: [] },
    ],
    [
      'so uh write to my boss david that I am at the dentist today',
      'Hello David,\n\nI am at the dentist today.\n\nBest regards,',
      'I am at the dentist today',
      { to: 'my boss David', copies: [] },
    ],
  ])('%s', (words, body, subject, asked) => {
    const made = content(words);
    expect(made.letter).toMatchObject({ body, subject });
    expect(askedFor(made)).toEqual(asked);
    expect(openDifferences(made)).toEqual([]);
  });
});

describe('what was ordered out is settled, and what changes nothing is told', () => {
  const words =
    'Email my landlord. The bedroom is cold. It has only 14 degrees. The gas bill is 89 euros. Please call me on Friday.';
  const { subject, body } = composeLetter(words, wish);
  const letter = { ...emptyLetter, subject, body };
  const after = (correction: string) => {
    const revised = reviseByRule(letter, correction, 'en');
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
    expect(did).toBe('Taken out.');
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
    expect(asks).toMatch(/^Nothing was changed/);
  });
});
