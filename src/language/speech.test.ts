import { describe, expect, test } from 'vitest';
import { correctedSaying, readCorrection, replacedIn } from './corrections.ts';
import { findFacts } from './facts.ts';
import { cleanSpeech, whyCleaned } from './speech.ts';
import { soundOf, speltIn, withOwnWords } from './spelling.ts';

describe('speech as it would have been written', () => {
  test.each<[string, string]>([
    ['um so I I think we uh meet on Tuesday', 'So I think we meet on Tuesday.'],
    ['We meet on Tuesday, no, Wednesday at nine.', 'We meet on Wednesday at nine.'],
    ['We meet on Tuesday. No, sorry, on Thursday.', 'We meet on Thursday.'],
    ['It costs 420, I mean 240 euros.', 'It costs 240 euros.'],
    ['at nine, no wait, at half past nine', 'At half past nine.'],
    ['Tell Anna, no, Maria that the rent is due.', 'Tell Maria that the rent is due.'],
    ['We go to the, to the office.', 'We go to the office.'],
    ['The first part. This is rubbish, scratch that. The second part.', 'The first part. The second part.'],
    ['hello new paragraph how are you question mark', 'Hello.\n\nHow are you?'],
    ['He had had a very very long day.', 'He had had a very very long day.'],
    ['There is no Wednesday that suits me.', 'There is no Wednesday that suits me.'],
    [
      'Is it on Tuesday? No, we have no time on Wednesday.',
      'Is it on Tuesday? No, we have no time on Wednesday.',
    ],
    [
      'Tell Anna the meeting is on Thursday at ten. The room is B12. Friday, not Thursday.',
      'Tell Anna the meeting is on Friday at ten. The room is B12.',
    ],
    [
      'Our meeting on Thursday has to move. Sorry, I mean Friday, not Thursday. Can you come?',
      'Our meeting on Friday has to move. Can you come?',
    ],
    ['It is on Thursday. No, not Thursday, Friday. Bring cake.', 'It is on Friday. Bring cake.'],
    ['It costs 400 euros. Correction: 450 euros, not 400 euros.', 'It costs 450 euros.'],
    ['We meet on Thursday at 9. Actually make it Friday.', 'We meet on Friday at 9.'],
    // Two days stand there, or none: nobody can say which.
    [
      'We meet on Monday or Thursday. Actually make it Friday.',
      'We meet on Monday or Thursday. Actually make it Friday.',
    ],
    ['We want peace. Bread, not war.', 'We want peace. Bread, not war.'],
    ['We meet on Thursday, no wait, Friday, not Thursday.', 'We meet on Friday.'],
    ['It costs 40, no, 50 euros, not 40. Bring cake.', 'It costs 50 euros. Bring cake.'],
    ['We meet on Friday, not Thursday.', 'We meet on Friday, not Thursday.'],
    [
      'We meet on Friday. The price is 40 euros. Bring cake. Scratch that bit about the price.',
      'We meet on Friday. Bring cake.',
    ],
    [
      'The room costs 40 euros. It is paid by card. We start at nine. Forget what I said about the price.',
      'We start at nine.',
    ],
    [
      'We start at nine. The bedroom is cold, it has 14 degrees. Please take out the part about the bedroom. Call me.',
      'We start at nine. Call me.',
    ],
    [
      'Please scratch that part about the moon. We start.',
      'Please scratch that part about the moon. We start.',
    ],
    ['call one one two', 'Call one one two.'],
    ['Tell her that, um, the meeting is off.', 'Tell her that the meeting is off.'],
    ['', ''],
  ])('%s', (said, clean) => {
    expect(cleanSpeech(said)).toBe(clean);
  });

  test('other languages keep their words', () => {
    expect(cleanSpeech('ähm also wir wir treffen uns am Dienstag', { language: 'de' })).toBe(
      'Ähm also wir treffen uns am Dienstag.',
    );
  });

  test('each change says why', () => {
    expect(whyCleaned('um, ', '')).toBe('Filler');
    expect(whyCleaned('Tuesday, no, ', '')).toBe('Taken back');
    expect(whyCleaned('to the ', '')).toBe('False start');
    expect(whyCleaned('we', 'We')).toBe('Punctuation');
  });

  test('whoever takes back again and again said the last', () => {
    expect(cleanSpeech(`We meet on ${'Tuesday, no, Wednesday, no, '.repeat(30)}Friday.`)).toBe(
      'We meet on Friday.',
    );
  });

  test('a long text of one sign is read soon', () => {
    for (const hostile of ['no, ', 'a a ', 'um ', 'I mean ', '1 ', 'scratch that '])
      expect(cleanSpeech(hostile.repeat(20_000)).length).toBeGreaterThanOrEqual(0);
  });
});

describe('words of one’s own', () => {
  test('are spelt letter by letter', () => {
    expect(speltIn('his name is spelt M-E-I-E-R, and hers M A Y').map(({ word }) => word)).toEqual([
      'Meier',
      'May',
    ]);
    expect(speltIn('I am a bit late')).toEqual([]);
  });
  test('are known by what they sound like', () => {
    expect(soundOf('Meier')).toBe(soundOf('Mayer'));
    const own = [
      { word: 'Meier', heard: [] },
      { word: 'Frenly', heard: ['friendly AI'] },
      { word: 'kubectl', heard: ['cube control'] },
    ];
    expect(withOwnWords('Mr Mayer uses friendly AI and cube control.', own)).toBe(
      'Mr Meier uses Frenly and kubectl.',
    );
    expect(withOwnWords('He has been here, my ear hurts.', [{ word: 'Beene', heard: [] }])).toBe(
      'He has been here, my ear hurts.',
    );
  });
});

const email = 'Hi Mayer,\n\nWe meet on Thursday at 10:00. The rent is €420.\n\nBest,\nMaria';

describe('corrections', () => {
  test.each<[string, object]>([
    ['make it shorter', { is: 'tone', tone: 'shorter' }],
    ['Shorter.', { is: 'tone', tone: 'shorter' }],
    ['a bit more formal please', { is: 'tone', tone: 'formal' }],
    ['less formal', { is: 'tone', tone: 'friendly' }],
    ['Friday, not Thursday', { is: 'replace', was: 'Thursday', now: 'Friday' }],
    ['Say Tuesday instead of Thursday.', { is: 'replace', was: 'Thursday', now: 'Tuesday' }],
    ['change Thursday to Friday', { is: 'replace', was: 'Thursday', now: 'Friday' }],
    ['change ten to half past nine', { is: 'replace', was: 'ten', now: 'half past nine' }],
    ['not Thursday but Friday', { is: 'replace', was: 'Thursday', now: 'Friday' }],
    ['Add that Ben comes along.', { is: 'add', text: 'Ben comes along.' }],
    ['spell it M-E-I-E-R', { is: 'spell', word: 'Meier', was: 'Mayer' }],
    ['take out the last sentence', { is: 'remove-last' }],
    ['remove the part about the rent', { is: 'remove', what: 'rent' }],
    ['the subject is Our meeting', { is: 'subject', text: 'Our meeting' }],
    ['sign it as Maria Lopez', { is: 'sign', name: 'Maria Lopez' }],
    ['take out the bit about the rent', { is: 'remove', what: 'rent' }],
    ['420 should be 240', { is: 'replace', was: '420', now: '240' }],
    ['Thursday should be Friday', { is: 'replace', was: 'Thursday', now: 'Friday' }],
    ['more cowbell', { is: 'unknown' }],
  ])('%s', (said, correction) => {
    expect(readCorrection(said, email)).toEqual(correction);
  });

  test('change the email and what it is compared with alike', () => {
    expect(replacedIn(email, 'ten', 'half past nine')).toContain('at half past nine.');
    const said = correctedSaying('we meet on Thursday at ten, tell Mayer', [
      'Friday, not Thursday',
      'make it shorter',
      'spell it M-E-I-E-R',
      'add that Ben comes along',
    ]);
    expect(said).toBe('we meet on Friday at ten, tell Meier Ben comes along.');
    expect(findFacts(said).map(({ text }) => text)).toEqual(['Friday', 'ten', 'Meier', 'Ben']);
  });
});
