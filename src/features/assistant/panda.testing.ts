/** The panda as a guest meets it, with Bamboo and the help that the product comes with, at a fixed time and without a model. */
import { createBamboo } from '#bamboo/bamboo.server.ts';
import type { ReadWish } from '#kit/wishes/wishes.server.ts';
import { createHelpLibrary } from './help/library.server.ts';
import { productArticles, withoutModel } from './help/product-articles.testing.ts';
import { searchHelp } from './help/search.server.ts';
import { helpAnswerer } from './help-answerer.server.ts';
import { pandaAnswerer } from './panda-answerer.server.ts';

const library = createHelpLibrary([{ articles: () => productArticles }]);
const bamboo = createBamboo({ libraries: [searchHelp(library, withoutModel)] });
export const clock = { now: new Date('2026-11-15T12:00:00Z'), timeZone: 'UTC' };
const context = {
  ...withoutModel,
  bamboo: async () => ({
    ...bamboo,
    answer: (question: Parameters<typeof bamboo.answer>[0]) => bamboo.answer({ ...question, ...clock }),
  }),
  ai: { enginesFor: async () => [] },
  runs: {
    tools: [{ page: '/ai/content-tools?tool=translate', modelNeed: { what: 'A translation' } }],
  },
  request: {},
  principal: async () => 'guest',
  caller: { kind: 'anonymous' },
  callers: { guestOf: async () => undefined },
};
const panda = pandaAnswerer(helpAnswerer(library));

/** `wish`: what is read from the words; nothing, unless a test says so. */
export async function askPanda(text: string, wish: Partial<ReadWish> = {}) {
  const asked = { ...context, wishes: { read: () => ({ isWish: false, others: [], ...wish }) } } as never;
  const { text: said, sources, ...rest } = await panda.answer({ text, history: [] }, asked);
  return { ...rest, text: `${said} ${sources.map(({ href = '' }) => href).join(' ')}` };
}

/** In Bamboo's place, so that its sets can be asked of the panda. */
export const asPanda = {
  ...bamboo,
  async answer({ text }: { text: string }) {
    const { text: said, sureness } = await askPanda(text);
    const stance = sureness === 'none' ? ('abstains' as const) : ('answers' as const);
    return { expert: 'panda', family: 'panda', stance, text: said, sources: [], confidence: 1 };
  },
};
