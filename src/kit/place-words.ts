import { createContext } from 'react';

/** Loads the description of each place by its id. The root route provides it; only pages that show it load it. */
export const PlaceWordsContext = createContext<() => Promise<Readonly<Record<string, string>>>>(() =>
  Promise.resolve({}),
);
