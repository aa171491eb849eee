/** The panda on a newcomer's questions: the house, small work on texts, everyday questions. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectFolder } from '#kit/paths.server.ts';
import { createBamboo } from '#bamboo/bamboo.server.ts';
import { stopGrammar } from '#bamboo/grammar.server.ts';
import { askAll, scoreOf, type Case } from '#bamboo/questions/ask-all.testing.ts';
import { createHelpLibrary } from './help/library.server.ts';
import { productArticles, withoutModel } from './help/product-articles.testing.ts';
import { searchHelp } from './help/search.server.ts';
import { helpAnswerer } from './help-answerer.server.ts';
import { pandaAnswerer } from './panda-answerer.server.ts';

const library = createHelpLibrary([{ articles: () => productArticles }]);
const bamboo = createBamboo({ libraries: [searchHelp(library, withoutModel)] });
const clock = { now: new Date('2026-11-15T12:00:00Z'), timeZone: 'UTC' };
const context = {
  ...withoutModel,
  bamboo: async () => ({
    ...bamboo,
    answer: (question: Parameters<typeof bamboo.answer>[0]) => bamboo.answer({ ...question, ...clock }),
  }),
  ai: { enginesFor: async () => [] },
  request: {},
  principal: async () => 'guest',
  caller: { kind: 'anonymous' },
  callers: { guestOf: async () => undefined },
} as never;
const panda = pandaAnswerer(helpAnswerer(library));
afterAll(stopGrammar);

async function asked(text: string) {
  const { text: said, sources, sureness } = await panda.answer({ text, history: [] }, context);
  return { text: `${said} ${sources.map(({ href = '' }) => href).join(' ')}`, sureness };
}

const asPanda = {
  ...bamboo,
  async answer({ text }: { text: string }) {
    const { text: said, sureness } = await asked(text);
    const stance = sureness === 'none' ? ('abstains' as const) : ('answers' as const);
    return { expert: 'panda', family: 'panda', stance, text: said, sources: [], confidence: 1 };
  },
};

/** README has their first runs; all were mended from afterwards. Those that take their time belong to the soak. */
const sets = ['newcomer', 'newcomer-sixth'];
const more = process.env.SOAK === 'true' ? ['newcomer-third', 'newcomer-fourth', 'newcomer-fifth'] : [];

test.each([...sets, ...more])('%s', async (name) => {
  const file = path.join(projectFolder, `src/bamboo/questions/${name}.json`);
  const cases = JSON.parse(fs.readFileSync(file, 'utf8')) as Case[];
  const outcomes = await askAll(asPanda, cases, clock);
  for (const { verdict, asked: one, answer } of outcomes)
    if (verdict !== 'right') console.log(`${verdict}: ${one.question} → ${answer.text.slice(0, 120)}`);
  const { right, wrong } = scoreOf(outcomes);
  expect(wrong / cases.length).toBeLessThanOrEqual(0.025);
  expect(right / cases.length).toBeGreaterThanOrEqual(0.88);
});

test.each([
  ['What is Frenly?', /AI tools/, /dashboard/i],
  ['Is my data private?', /yours alone/, /report/i],
  ['what do pandas eat', /./, /support\?article/],
  ['make this shorter: I just wanted to say that we should really meet.', /meet/, /support\?article/],
  ['how many words are in: one two three', /3 words/, /support\?article/],
  ['make this upper case: hello', /HELLO/, /support\?article/],
  ['should I quit my job', /advice/, /support\?article/],
])('%s', async (question, says, not) => {
  const { text } = await asked(question);
  expect(text).toMatch(says);
  expect(text).not.toMatch(not);
});
