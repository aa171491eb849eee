/** The built-in engines: Bamboo as a whole, and the experts that people may want by themselves. */
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { LoadBamboo } from './load.server.ts';
import { once, type Offer } from '#kit/ai/offer.server.ts';

/** `family` is where the knowledge comes from: experts of one family do not confirm each other. */
const experts = [
  {
    id: 'bamboo',
    title: 'Bamboo',
    family: 'Bamboo',
    about: 'All its experts; the one that knows answers, and draws pictures',
  },
  {
    id: 'bamboo/abacus',
    title: 'Bamboo Abacus',
    family: 'mathjs',
    about: 'Numbers, percentages, equations',
  },
  {
    id: 'bamboo/atlas',
    title: 'Bamboo Atlas',
    family: 'world-countries',
    about: 'Countries, capitals, currencies',
  },
  {
    id: 'bamboo/lexicon',
    title: 'Bamboo Lexicon',
    family: 'wordnet',
    about: 'Words, their meanings and relatives',
  },
  {
    id: 'bamboo/scribe',
    title: 'Bamboo Scribe',
    family: 'scribe',
    about: 'Grammar, summaries, other words for your text',
  },
];

/** Asked by name where sources are weighed against each other; nobody picks them from a list. */
export const hiddenExperts = [
  'opinions',
  'small-talk',
  'reader',
  'reader-ranking',
  'reader-meaning',
  'scribe-ranking',
  'units',
  'units-mathjs',
  'counting-frame',
  'calendar',
  'day-count',
  'elements',
  'elements-pubchem',
  'planets',
  'almanac',
  'numerals',
  'colours',
  'web-facts',
  'letters',
  'gazetteer',
  'subdivisions',
  'library',
  'community',
  'parts',
  'atlas-list',
  'atlas-figures',
  'lexicon-webster',
  'text-work',
  'speller',
  'atlas-comparison',
  'guard',
];

export function bambooOffers(load: LoadBamboo): Offer[] {
  const open = once(async () => {
    const [bamboo, { createBambooProvider }] = await Promise.all([load(), import('./provider.server.ts')]);
    const provider = createBambooProvider(bamboo);
    // It answers the same every time, so that any of these is kept to by itself.
    const { pictureModel, pictureSettings } = await import('./picture-model.server.ts');
    const takes = ['temperature', 'topP', 'seed', ...pictureSettings];
    return {
      takes,
      text: (model: string): LanguageModelV4 => provider.languageModel(model),
      image: pictureModel,
    };
  });
  const hidden = hiddenExperts.map((name) => ({
    id: `bamboo/${name}`,
    title: `Bamboo (${name})`,
    family: 'Bamboo',
    about: null,
    hidden: true,
  }));
  return [...experts, ...hidden].map((expert) => ({
    ...expert,
    model: expert.id,
    provider: 'Comes with Frenly',
    can: expert.id === 'bamboo' ? ['text', 'image'] : ['text'],
    contextTokens: null,
    price: { input: 0, output: 0 },
    source: 'bamboo',
    open,
  }));
}
