/** The engines that come with the house: Bamboo as a whole, and the experts that people may want by themselves. */
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Library } from '#kit/bamboo/expert.ts';
import { once, type Offer } from './offer.server.ts';

/** `family` is where the knowledge comes from: experts of one family do not confirm each other. */
const experts = [
  { id: 'bamboo', title: 'Bamboo', family: 'Bamboo' },
  { id: 'bamboo/abacus', title: 'Bamboo Abacus', family: 'mathjs' },
  { id: 'bamboo/atlas', title: 'Bamboo Atlas', family: 'world-countries' },
  { id: 'bamboo/lexicon', title: 'Bamboo Lexicon', family: 'wordnet' },
  { id: 'bamboo/scribe', title: 'Bamboo Scribe', family: 'scribe' },
];

interface Provider {
  languageModel(id: string): LanguageModelV4;
}

export function bambooOffers(load: () => Promise<Provider>): Offer[] {
  const open = once(async () => {
    const provider = await load();
    return { text: (model: string) => provider.languageModel(model) };
  });
  return experts.map((expert) => ({
    ...expert,
    model: expert.id,
    provider: 'Comes with Frenly',
    can: ['text'],
    contextTokens: null,
    price: { input: 0, output: 0 },
    source: 'bamboo',
    open,
  }));
}

/** Its books are read with the first question, not with the process. */
export async function loadBamboo(libraries: readonly Library[] = []): Promise<Provider> {
  const [{ createBamboo }, { createBambooProvider }] = await Promise.all([
    import('#kit/bamboo/bamboo.server.ts'),
    import('#kit/bamboo/provider.server.ts'),
  ]);
  return createBambooProvider(createBamboo({ libraries }));
}
