import { expect, test } from 'vitest';
import { ask, saying } from '#bamboo/asking.testing.ts';
import { pastForms, pluralsOf, verbForms } from '#language/irregular.ts';
import { lexicon } from './lexicon.server.ts';
import { websterEntry } from './webster.server.ts';
import { degreeOf, ingForm } from './word-forms.ts';

test.each([
  ['big', 'bigger', 'biggest'],
  ['nice', 'nicer', 'nicest'],
  ['happy', 'happier', 'happiest'],
  ['dry', 'drier', 'driest'],
  ['narrow', 'narrower', 'narrowest'],
  ['simple', 'simpler', 'simplest'],
  ['good', 'better', 'best'],
  ['beautiful', 'more beautiful', 'most beautiful'],
  ['tired', 'more tired', 'most tired'],
  ['fun', 'more fun', 'most fun'],
])('%s, %s, %s', (word, more, most) => {
  expect(degreeOf(word, 'comparative')[0]).toBe(more);
  expect(degreeOf(word, 'superlative')[0]).toBe(most);
});

test.each([
  ['swim', 'swam', 'swum'],
  ['overcome', 'overcame', 'overcome'],
  ['misunderstand', 'misunderstood', 'misunderstood'],
  ['repay', 'repaid', 'repaid'],
  ['prefer', 'preferred', 'preferred'],
  ['visit', 'visited', 'visited'],
  ['stop', 'stopped', 'stopped'],
  ['relay', 'relayed', 'relayed'],
  ['behave', 'behaved', 'behaved'],
])('%s, %s, %s', (verb, past, participle) => expect(pastForms(verb)).toEqual([past, participle]));

test.each([
  ['run', 'running'],
  ['make', 'making'],
  ['lie', 'lying'],
  ['see', 'seeing'],
  ['visit', 'visiting'],
])('%s, %s', (verb, form) => expect(ingForm(verb)).toBe(form));

test.each([
  ['past participle of forget', 'forgotten'],
  ["what's the comparative of far", 'farther or further'],
  ['plural of cactus', 'cacti or cactuses'],
  ['plural of fireman', 'firemen'],
  ['plural of information', 'no plural'],
  ['singular of criteria', 'criterion'],
])('%s', async (question, says) => expect(await saying(lexicon, question)).toContain(says));

test('what is no word has no forms', async () => {
  for (const question of ['plural of flurbish', 'past tense of blorp', 'comparative of xyzzy'])
    expect(await ask(lexicon, question)).toBeNull();
});

/** "imp. of Swim.", "pl. of Goose." */
const refersTo = /^\s*(?:imp|p\. ?p|pl|the past)[^A-Z]*\bof ([A-Z][a-z]+)/i;

test("Webster's, where it refers a form to its word, refers it to the same", async () => {
  let agreed = 0;
  const forms = [
    ...[...verbForms].flatMap(([base, all]) => all.map((form) => [form, base] as const)),
    ...[...pluralsOf].flatMap(([base, all]) => all.map((form) => [form, base] as const)),
  ];
  for (const [form, base] of forms) {
    const [, word] = refersTo.exec((await websterEntry(form)) ?? '') ?? [];
    // "Wound" is of "wind" and a word itself; "went" was once of "wend".
    if (!word || form === 'went') continue;
    expect(word.toLowerCase(), form).toBe(base);
    agreed += 1;
  }
  expect(agreed).toBeGreaterThan(60);
});
