import { afterAll, expect, test } from 'vitest';
import { stopGrammar } from '#bamboo/check-grammar.server.ts';
import { askPanda } from './panda.testing.ts';

afterAll(stopGrammar);

test.each([
  ['What is Frenly?', /AI tools/, /dashboard/i],
  ['Is my data private?', /yours alone/, /report/i],
  ['what do pandas eat', /./, /support\?article/],
  ['make this shorter: I just wanted to say that we should really meet.', /meet/, /support\?article/],
  ['how many words are in: one two three', /3 words/, /support\?article/],
  ['make this upper case: hello', /HELLO/, /support\?article/],
  ['should I quit my job', /advice/, /support\?article/],
])('%s', async (question, says, not) => {
  const { text } = await askPanda(question);
  expect(text).toMatch(says);
  expect(text).not.toMatch(not);
});

test('several facts asked in one sentence are each answered, and no help article stands for them', async () => {
  const { text, sureness } = await askPanda(
    'whats the capital of Slovenia, how many people live there and which countries are next to it',
  );
  expect(sureness).toBe('sure');
  expect(text).toMatch(/Ljubljana[\s\S]*million people[\s\S]*Austria, Croatia, Hungary and Italy/);
  expect(text).not.toContain('support?article');
});

const tool = {
  page: 'ai-images',
  title: 'Image generation',
  description: 'Describe a picture.',
  href: '/ai/images?q=x',
  isTool: true,
};

test('what a tool does is answered with the tool', async () => {
  const answer = await askPanda('Make me a picture of a cat on the moon', { tool });
  expect(answer).toMatchObject({ sureness: 'sure', tool });
  expect(answer.text).toContain('Image generation');
});

test('a tool that needs a language model is offered with that, where there is none', async () => {
  const translate = { ...tool, title: 'Translate', href: '/ai/content-tools?tool=translate&q=x' };
  const { text } = await askPanda('how do you say thank you in Polish', { tool: translate });
  expect(text).toContain('needs a language model');
  expect(text).toContain('/ai-models/connect');
});

test('with the text given, the work is done at once, and the tool is offered below it', async () => {
  const answer = await askPanda('make this upper case: hello', { tool });
  expect(answer.text).toContain('HELLO');
  expect(answer.tool).toEqual(tool);
});

test('a place to go to is explained by the help, and opened from there', async () => {
  const place = { ...tool, page: 'settings', title: 'Settings', isTool: false };
  const answer = await askPanda('How do I set up two-factor?', { tool: place });
  expect(answer.text).toMatch(/support\?article=two-factor/);
  expect(answer.tool).toEqual(place);
});

test('below a question without an answer stand people, the web and a model, no tool at random and no words of it explained', async () => {
  const { sureness, suggestions = [], text } = await askPanda('why is my cat sneezing', { others: [tool] });
  expect(sureness).toBe('none');
  expect(suggestions.map(({ title }) => title)).toEqual([
    'Ask the community',
    'Search the web',
    'Add a language model',
  ]);
  expect(text).not.toMatch(/What (?:is|does) /);
});

test('a wish that no tool is sure for gets the tools that may do it, not a reason why not', async () => {
  const { text, suggestions } = await askPanda('make something with a cat', { isWish: true, others: [tool] });
  expect(text).toContain('not sure which tool');
  expect(suggestions![0]).toEqual(tool);
});

test('a question for figures about suicide is answered as any other, with help beside it; words about oneself get help alone', async () => {
  const { text } = await askPanda('What is the suicide rate in Japan?');
  expect(text).toContain('help lines by country');
  expect(text).not.toContain('I am a small program');
  expect((await askPanda('I think about suicide')).text).toContain('I am a small program');
});
