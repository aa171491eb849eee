/** The models of a person's own browser, offered while one of their tabs is open. */
import type { Capability } from '../engine.ts';
import type { Offer } from '../offer.server.ts';
import { browserModels, type BrowserModel } from './protocol.ts';
import type { TabHub } from './tab-hub.server.ts';
import { tabModel } from './tab-model.server.ts';

/** It shares its mistakes with no other engine here, whoever made it. */
const browserFamily = 'In your browser';

const facts: Record<BrowserModel, { title: string; about: string; can: readonly Capability[] }> = {
  'language-model': {
    title: 'Browser AI',
    about: 'The language model of your browser. It runs on your device.',
    can: ['text', 'structure'],
  },
  translator: {
    title: 'Browser translator',
    about: 'The translator of your browser. It runs on your device.',
    can: ['translation'],
  },
  summarizer: {
    title: 'Browser summariser',
    about: 'The summariser of your browser. It runs on your device.',
    can: ['summary'],
  },
};

const idOf = (model: BrowserModel) => `browser/${model}`;

/** The model that an id of an engine names, if it is one of a browser. */
export const browserModelOf = (id: string | undefined) => browserModels.find((model) => idOf(model) === id);

export const browserTitles: readonly (readonly [id: string, title: string])[] = browserModels.map((model) => [
  idOf(model),
  facts[model].title,
]);

export function browserOffers(tabs: TabHub, principal: string): Offer[] {
  return tabs.modelsOf(principal).map(({ model, contextTokens, sees }) => ({
    ...facts[model],
    can: [...facts[model].can, ...(sees ? (['vision'] as const) : [])],
    id: idOf(model),
    provider: browserFamily,
    family: browserFamily,
    model,
    contextTokens: contextTokens ?? null,
    price: { input: 0, output: 0 },
    source: 'browser',
    small: true,
    of: principal,
    open: async () => ({ takes: ['responseFormat'], text: () => tabModel({ tabs, principal, model }) }),
  }));
}
