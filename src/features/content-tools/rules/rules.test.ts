/** The small tools by rule, on texts of different kinds. */
import { afterAll, describe, expect, test } from 'vitest';
import { leastEffort, proseOf } from '#testing/hostile-texts.ts';
import { stopGrammar } from '#bamboo/check-grammar.server.ts';

import { smallTools } from '../tool-list.ts';
import { article, bullets, german, mail, mistakes, wordyNote } from '../tools/example-texts.ts';
import { activeVoice } from './active.ts';
import { altByRule } from './alt-text.ts';
import { expandByRule } from './expand.ts';
import { grammarByRule } from './grammar.server.ts';
import { keyPointsByRule } from './key-points.ts';
import { limitsByRule } from './limits.ts';
import { metaByRule } from './meta-description.server.ts';
import { outlineByRule } from './outline.server.ts';
import { countCharacters, countWords, overProse, sentencesIn, within } from './prose.ts';
import { questionsByRule } from './questions.ts';
import { readabilityByRule } from './readability.ts';
import { rewriteByRule } from './rewrite.server.ts';
import { rules, type WriteByRule } from './rules.server.ts';
import { shortenByRule } from './shorten.ts';
import { inSimplerWords } from './simpler-words.ts';
import { simplifyByRule } from './simplify.ts';
import { inTitleCase, slugByRule, slugOf } from './slug.ts';
import { split } from './split-sentence.ts';
import { toneByRule } from './tone.ts';
import { whatChangedByRule } from './what-changed.ts';

afterAll(() => stopGrammar());

const japanese =
  '竹は木ではなく草です。一日に一メートル近く伸びる種類もあります。地下茎で広がるため、森のように見えるものが一つの株であることも多いです。';
const withCode = `To install, run \`npm install --save foo\` in your terminal.

\`\`\`js
const a = 1; // basically just utilise it
\`\`\`

In order to utilise the API at https://api.example.com/v1/utilize, you are required to obtain a key. Each request costs $0.02.

- First, obtain the key
- Then, commence the download`;

test('every tool that works without a model has rules, and its examples come out useful', async () => {
  expect(smallTools.length).toBeGreaterThanOrEqual(16);
  for (const { id, examples, modelNeed } of smallTools) {
    const works = !modelNeed || modelNeed.now !== undefined;
    expect(id in rules, id).toBe(works);
    if (!works) continue;
    for (const { input } of examples) {
      const written = await rules[id]!(input);
      expect(written.text.trim(), id).not.toBe('');
      expect(written.note, id).toEqual(expect.any(String));
      expect(written.text, id).not.toContain('undefined');
    }
  }
});

describe('what is not prose', () => {
  test.each(['rewrite', 'shorten', 'simplify', 'tone', 'expand', 'grammar'])(
    '%s keeps code, links, lists and figures',
    async (id) => {
      const { text } = await rules[id]!({ text: withCode });
      for (const kept of [
        '`npm install --save foo`',
        'const a = 1; // basically just utilise it',
        'https://api.example.com/v1/utilize',
        '$0.02',
      ])
        expect(text).toContain(kept);
      expect(text.match(/^- /gm)).toHaveLength(2);
    },
  );

  test('a paragraph that was broken by hand is one, a list is not', () => {
    expect(overProse('One line\nand another.\n- a\n- b', (prose) => `<${prose}>`)).toBe(
      '<One line and another.>\n- <a>\n- <b>',
    );
  });

  test('what follows a greeting may begin small', () => {
    expect(shortenByRule({ text: 'Hi Maria,\n\nthanks for a very good call.' }).text).toBe(
      'Hi Maria,\n\nthanks for a good call.',
    );
  });
});

describe('other languages', () => {
  test.each(['rewrite', 'simplify', 'tone', 'grammar'])(
    '%s says that its rules know English only, and changes nothing',
    async (id) => {
      for (const text of [german, japanese])
        expect(await rules[id]!({ text })).toMatchObject({
          text,
          note: expect.stringMatching(/English/),
        });
    },
  );

  test('sentences, words and symbols are counted as people do', () => {
    expect(sentencesIn(japanese)).toHaveLength(3);
    expect(countWords('Der Hund schläft.')).toBe(3);
    expect(countWords(japanese)).toBeGreaterThan(20);
    expect(countCharacters('👨‍👩‍👧é')).toBe(2);
    expect(within('eins zwei drei', 11)).toBe('eins zwei…');
  });

  test('picking works in any of them', () => {
    expect(countWords(shortenByRule({ text: german, size: 'half' }).text)).toBeLessThan(
      countWords(german) * 0.65,
    );
    expect(german).toContain(keyPointsByRule({ text: german }).text.split('\n')[0]!.slice(2, 30));
  });
});

describe('wording', () => {
  test('rewrite takes away wrappings, and says why', async () => {
    const { text, changes } = await rewriteByRule({ text: wordyNote });
    expect(text).toBe(
      'Because the lift is broken, we cannot use the third floor now. The repair firm has said that they will come on Thursday to look at it. If you need something from up there, please decide by Wednesday about what you need, and Tom will carry it down for you.',
    );
    expect(changes!.length).toBeGreaterThan(4);
    for (const { why } of changes!) expect(why).toMatch(/\.$/);
  });

  test('good prose stays as it is, and that is said', async () => {
    const text = 'Bamboo is a grass. It grows fast.';
    expect(await rewriteByRule({ text })).toMatchObject({
      text,
      note: expect.stringContaining('Nothing to change'),
    });
    expect(shortenByRule({ text }).note).toContain('Nothing to cut');
    expect(toneByRule({ text, tone: 'soft' }).note).toContain('softer');
  });

  test('the passive is turned only where somebody did it', () => {
    expect(activeVoice('The report was written by Anna Weber.')).toBe('Anna Weber wrote the report.');
    expect(activeVoice('It was first described by Jan Ingenhousz in 1779.')).toBe(
      'Jan Ingenhousz first described it in 1779.',
    );
    for (const left of [
      'The house was built by the river.',
      'It was made by hand.',
      'The office is closed by noon.',
    ])
      expect(activeVoice(left)).toBe(left);
  });

  test('long words become short ones in all their forms, nouns stay', () => {
    expect(inSimplerWords('They utilised it and commenced. Individuals require assistance.')).toBe(
      'They used it and started. People need help.',
    );
    expect(inSimplerWords('His attempt and the purchase failed.')).toBe(
      'His attempt and the purchase failed.',
    );
    expect(inSimplerWords('The key was obtained.')).toBe('The key was obtained.');
  });

  test('a long sentence is cut only at a conjunction', () => {
    const long =
      'The committee, which had been set up in 2019, used a method that the university had approved, and the participants were told about the goals before they began to answer.';
    expect(split(long)).toContain('approved. The participants were told');
    const whole =
      'Critics say that so many trees on so little ground must thin out later on, and that a park helps more people than a thicket that nobody can enter.';
    expect(split(whole)).toBe(whole);
  });

  test('simplify says how much easier the text became', () => {
    const { figures } = simplifyByRule({
      text: smallTools.find(({ id }) => id === 'simplify')!.examples[0]!.input.text,
    });
    expect(Number(figures![1]!.value)).toBeLessThan(Number(figures![0]!.value) - 4);
  });

  test('shorten reaches about the length that was asked for and keeps whole sentences', () => {
    const { text, figures } = shortenByRule({ text: article, size: 'half' });
    expect(Number(figures![1]!.value) / Number(figures![0]!.value)).toBeCloseTo(0.5, 1);
    for (const sentence of sentencesIn(text)) expect(article).toContain(sentence);
  });

  test('tones', () => {
    expect(toneByRule({ text: "Hey guys, can't make it today!", tone: 'formal' }).text).toBe(
      'Hello, cannot make it today.',
    );
    expect(
      toneByRule({
        text: smallTools.find(({ id }) => id === 'tone')!.examples[1]!.input.text,
        tone: 'confident',
      }).text,
    ).toBe('Please have a look at my draft. It is ready.');
    expect(
      toneByRule({ text: 'You must call me today. Send me the tracking number.', tone: 'soft' }).text,
    ).toBe('Could you please call me today? Could you send me the tracking number?');
  });

  test('grammar corrects what is certain, with reasons, and leaves the rest to people', async () => {
    const { text, changes, hints } = await grammarByRule({ text: mistakes });
    expect(text).toContain('my friend went to the library');
    expect(changes!.length).toBeGreaterThan(3);
    expect(hints!.length).toBeGreaterThan(0);
    expect((await grammarByRule({ text: 'Run `npm i` at https://x.example.' })).hints).toEqual([]);
  });

  test('what someone taught by refusing is obeyed, and long texts are read to their end', async () => {
    const text = 'My freind is writting teh plan.';
    const taught = [{ is: 'word' as const, words: 'freind', now: null }];
    const { text: now, note } = await grammarByRule({ text }, taught);
    expect(now).toBe('My freind is writing the plan.');
    expect(note).toContain('because of your writing rules');
    expect((await rewriteByRule({ text }, taught)).text).toContain('freind');
    const long = `${'This sentence is fine and stands here.\n\n'.repeat(1200)}This is teh end.`;
    expect((await grammarByRule({ text: long })).text.endsWith('This is the end.')).toBe(true);
    expect((await grammarByRule({ text: 'Ik heb gisteren een boeek gekocht in de winkel.' })).note).toContain(
      'In Dutch the rules only check spelling.',
    );
  });

  test('expand writes out shorthand, asks where readers would, and invents nothing', () => {
    expect(expandByRule({ text: bullets }).text).toBe(
      '- There is a meeting with printer on Tuesday at 10 am.\n- We need final logo as soon as possible.\n- The translations are late, probably 10 March.\n- The budget is ok, 4200 euros left.',
    );
    const thin = expandByRule({ text: 'We are moving soon. The new office is better.' });
    expect(thin.hints!.map(({ why }) => why)).toEqual([
      'When exactly?',
      'Compared with what, and by how much?',
    ]);
    expect(thin.text).toBe('We are moving soon. The new office is better.');
  });
});

describe('lines and labels', () => {
  test('of a mail: no greeting, no politeness, no half of a time', () => {
    const text =
      'Hi Sarah,\n\nI hope you are well. Our office will be closed on Thursday because the heating is being replaced. Could you please send me the signed contract by 5 p.m. on Wednesday? If that is too early, please call me.\n\nThe training on the new booking system has moved to room 4.\n\nBest regards,\nTom Becker';
    const outline = outlineByRule({ text }).text;
    expect(outline).toMatch(/^- \*\*Our office will be closed on Thursday\b/);
    expect(outline).not.toMatch(/Sarah|regards|Becker/);
    expect(outlineByRule({ text: '- Buy flour\n- Call the plumber\n- Book flights' }).text).toBe(
      '- Buy flour\n- Call the plumber\n- Book flights',
    );
  });

  test('a meta description is whole clauses within 155 characters', () => {
    for (const { text } of metaByRule({ text: article }).choices!) {
      expect(countCharacters(text)).toBeLessThanOrEqual(155);
      expect(text).toMatch(/[.!?]$/);
    }
  });

  test('alt text: without file name, credit, hashtag and “photo of”; of a chart, its message', () => {
    const [photo, chart] = smallTools.find(({ id }) => id === 'alt-text')!.examples;
    expect(altByRule(photo!.input).text).toBe(
      'Volunteers planting young trees behind a school in Utrecht, some of them children in yellow vests.',
    );
    expect(altByRule(chart!.input).text).toBe(
      'Bar chart of sales by quarter: highest in Q4 (180), lowest in Q3 (90).',
    );
    expect(altByRule({ text: 'IMG_2041.jpg' })).toMatchObject({
      text: '',
      note: expect.stringContaining('Describe it'),
    });
  });

  test('titles and slugs in other letters', () => {
    expect(slugOf('Über Größe & Maß: Crème brûlée für Anfänger')).toBe(
      'ueber-groesse-und-mass-creme-brulee-fuer-anfaenger',
    );
    expect(slugOf('Як виростити бамбук на балконі')).toBe('yak-vyrostyty-bambuk-na-balkoni');
    expect(slugOf('竹が伸びる')).toBe('竹が伸びる');
    expect(slugOf("What's new?")).toBe('whats-new');
    expect(inTitleCase("the lord of the rings: a reader's guide to iOS")).toBe(
      "The Lord of the Rings: A Reader's Guide to iOS",
    );
    expect(
      slugByRule({ text: 'The Rise Of Remote Work' }).choices!.find(({ note }) => note === 'Sentence case')!
        .text,
    ).toBe('The rise of remote work');
  });
});

describe('what is in it', () => {
  test('key points stand in the text; what is asked is named', () => {
    const { text, hints } = keyPointsByRule({
      text: `${mail}\n\nPlease tell Ben. The weather is fine. We met Ana.`,
      many: 'few',
    });
    expect(text.split('\n')).toHaveLength(3);
    expect([text, ...hints!.map((hint) => hint.text)].join(' ')).toContain('Friday noon');
  });

  test('an outline is the headings where there are some', () => {
    expect(outlineByRule({ text: '# One\ntext\n## Two\ntext\n# Three' }).text).toBe(
      '- One\n  - Two\n- Three',
    );
    expect(outlineByRule({ text: article }).text.match(/^- \*\*/gm)).toHaveLength(4);
  });

  test('questions are answered by the text', () => {
    const science =
      'Photosynthesis is the process by which plants convert light into energy. The rate is limited by temperature because enzymes slow down in the cold. About 70 percent of the oxygen comes from algae.';
    expect(questionsByRule({ text: science }).choices).toEqual([
      { text: 'What is Photosynthesis?', note: 'The process by which plants convert light into energy.' },
      { text: 'Why is the rate limited by temperature?', note: 'Because enzymes slow down in the cold.' },
      { text: 'About ____ of the oxygen comes from algae.', note: '70 percent' },
    ]);
  });

  test('readability by the formula of the language', () => {
    const easy = readabilityByRule({
      text: 'The cat sat on the mat. It was fat. The dog ran to the cat. They had fun. The sun was hot and they sat.',
    });
    expect(easy.note).toMatch(/very easy/);
    expect(readabilityByRule({ text: german }).figures![0]!.label).toContain('Reading ease');
    expect(readabilityByRule({ text: japanese }).note).toContain('no readability formula for Japanese');
    expect(
      readabilityByRule({ text: wordyNote }).hints!.some(({ why }) => /words in one sentence/.test(why)),
    ).toBe(true);
  });

  test('limits count as the places do', () => {
    const figures = Object.fromEntries(
      limitsByRule({ text: `${'a'.repeat(250)} https://example.org/${'b'.repeat(60)}` }).figures!.map(
        ({ label, value }) => [label, value],
      ),
    );
    expect(figures.X).toBe('fits, 6 left');
    expect(figures.Bluesky).toMatch(/too many/);
    expect(limitsByRule({ text: 'ж'.repeat(71) }).figures!.at(-1)!.value).toBe('2 messages');
    expect(limitsByRule({ text: 'x'.repeat(160) }).figures!.at(-1)!.value).toBe('one message');
  });

  test('what changed: figures first, then what turns the meaning, then wording', () => {
    const { changes } = whatChangedByRule({
      text: 'The nice tenant pays 950 euros. Pets are allowed.',
      other: 'The good tenant pays 980 euros. Pets are not allowed.',
    });
    expect(changes!.map(({ why }) => why)).toEqual(['A figure or date.', 'Changes the meaning.', 'Wording.']);
    const labels = (text: string, other: string) =>
      whatChangedByRule({ text, other }).changes!.map(({ was, now, why }) => `${why} ${was}>${now}`);
    expect(labels('We meet on Monday with Anna.', 'We meet on Tuesday with Maria.')).toEqual([
      'A figure or date. Monday>Tuesday',
      'A name. Anna>Maria',
    ]);
    expect(labels('It is fine.', 'It is fine. All 12 guests may not bring their own dogs.')).toEqual([
      'Added. >All 12 guests may not bring their own dogs.',
    ]);
    expect(labels('Yes, we can.', 'Yes we can!')).toEqual([
      'Punctuation or capitals. ,>',
      'Punctuation or capitals. .>!',
    ]);
    expect(labels('Dogs bark. Cats sleep.', 'Hounds bark. Cats doze.')).toEqual([
      'Wording. Dogs>Hounds',
      'Wording. sleep>doze',
    ]);
    expect(whatChangedByRule({ text: 'Same.', other: 'Same.' }).note).toContain('identical');
  });
});

test.each<[string, WriteByRule, string]>([
  ['simpler', simplifyByRule, 'which is, '],
  ['simpler, in tiny paragraphs', simplifyByRule, 'We do it.\n\n'],
])('%s: a text that repeats itself without end is little work', async (_, write, seed) => {
  const cost = (text: string) => leastEffort(() => write({ text }));
  const most = 4 * Math.max(60, await cost(proseOf(60_000)));
  expect(await cost(`It is so. ${seed.repeat(60_000 / seed.length)}x`)).toBeLessThan(most);
});

describe('on a list, a mail, one sentence and nonsense', () => {
  const list = '- Flour, 1 kg\n- Water, 700 g\n- Salt, 20 g\n- Old dough, one cup';
  const letter =
    'Dear Ms Okafor,\n\nthank you for the samples, which arrived on 3 March. We have tried all four on the machine. Could you tell us whether the price of £4.20 includes delivery to Leeds?\n\nYours sincerely,\nHarriet Lowe';
  const nonsense = 'asdf qwer zxcv blub blub. Xyzzy plugh frotz 123 !!! ???';
  const lines = ({ choices = [] }: { choices?: { text: string }[] }) => choices.map(({ text }) => text);
  test('a list is named by what stands on it', () => {
    expect(lines(metaByRule({ text: list }))).toEqual([
      'Flour, 1 kg; Water, 700 g; Salt, 20 g; Old dough, one cup',
    ]);
    expect(altByRule({ text: list }).text).not.toContain('- ');
    expect(lines(slugByRule({ text: list }))[0]).toBe('Flour, 1 Kg');
  });
  test('the date of a mail is one thing; its greeting is no title', () => {
    expect(questionsByRule({ text: letter }).text).toContain('→ 3 March');
    expect(slugByRule({ text: letter }).text).not.toMatch(/okafor/i);
  });
  test('what says nothing is not tidied and called better, and signs are no sentence', () => {
    for (const revise of [shortenByRule, simplifyByRule])
      expect(revise({ text: nonsense }).text).toBe(nonsense);
    expect(keyPointsByRule({ text: nonsense }).text).not.toMatch(/^- $/m);
    expect(readabilityByRule({ text: nonsense }).text).toContain('too short for a readability score');
  });
  test('a text that says something twice is asked about it once', () => {
    const { choices = [] } = questionsByRule({
      text: `The mill was built in 1784 by hand. The mill was built in 1784 by hand.`,
    });
    expect(choices).toHaveLength(1);
  });
});

test.each([
  [
    'mtg tmrw w/ Sam abt budget -> need 2 buy chairs',
    'There is a meeting tomorrow with Sam about budget. We need to buy chairs.',
  ],
  [
    'mtg w/ Anna thurs 3pm\nneed 2 chairs\ncall bank abt loan tmrw',
    'There is a meeting with Anna on Thursday at 3 pm.\nWe need 2 chairs.\nCall bank about loan tomorrow.',
  ],
  ['pls send msg b4 noon => ppl wait', 'Please send message before noon. People wait.'],
  ['The key is a -> b, and nothing else.', 'The key is a -> b, and nothing else.'],
])('notes become words and sentences: %s', (text, full) => {
  expect(expandByRule({ text }).text).toBe(full);
});
