import { describe, expect, test } from 'vitest';
import { openers, openersFrom } from '../components/openers.ts';
import { createHelpLibrary } from './library.server.ts';
import { productArticles, withoutModel } from './product-articles.testing.ts';

const { known } = await createHelpLibrary([{ articles: () => productArticles }]).open(withoutModel);
const questions = productArticles.flatMap((article) => article.questions);

test('fifty questions, each with several wordings, all of them openers on the panel', () => {
  expect(questions.length).toBeGreaterThanOrEqual(50);
  for (const { question, asked } of questions) expect(asked.length, question).toBeGreaterThanOrEqual(4);
  expect(openers).toEqual(questions.map(({ question }) => question));
  expect(openersFrom(openers.length - 1).slice(0, 2)).toEqual([openers.at(-1), openers[0]]);
});

test('each wording leads to its own question, and no comment of ours is shown', () => {
  for (const { question, asked } of questions)
    for (const way of [question, ...asked]) expect(known(way)?.question, way).toBe(question);
  const shown = JSON.stringify(productArticles.find(({ slug }) => slug === 'first-questions')!.blocks);
  expect(shown).not.toContain('<!--');
});

test('no answer begins with a yes or no, which would be wrong for the wordings that ask the other way round', () => {
  for (const { question } of questions)
    expect(JSON.stringify(known(question)!.answer), question).not.toMatch(/^[^A-Z]*"(?:Yes|No|Neither)\b/);
});

describe('however it is put', () => {
  test.each([
    ['hi, what is frenly exactly?', 'What is Frenly?'],
    ['ok so what is this thing', 'What is Frenly?'],
    ['Is Frenly safe to use?', 'Is my data private?'],
    ['does it cost money?', 'Is it free?'],
    ['is the site free of charge', 'Is it free?'],
    ['can I use it wihtout an account?', 'Do I need an account?'],
    ['does it work offline please', 'Does it work offline?'],
    ['how 2 close my acount', 'How do I delete my account?'],
    ['where can i see what i asked today', 'Where are my old chats?'],
    ['is there an app for android', 'Is there a phone app?'],
    ['is it private, or can anybody see my questions', 'Is my data private?'],
    ['do u train ur ai on my questions', 'Do you train AI with what I write?'],
    ['i shared a link by mistake, how do i take it back', 'How do I revoke a link?'],
  ])('%s', (asked, question) => expect(known(asked)?.question).toBe(question));
});

test.each([
  'what is a giant panda',
  'what do pandas eat',
  'how do I share a flat with my brother',
  'is the Eiffel Tower free for children',
  'how do I delete a row in Excel',
  'what is the price of gold',
  'who made the first telephone',
  'what is it',
  'is water wet',
  'where is Paris',
])('nothing of ours: %s', (asked) => expect(known(asked)).toBeUndefined());
