import { createContext } from 'react';

/** What each place is for, by its id: fetched by those who show it. Given by the root. */
export const PlaceWordsContext = createContext<() => Promise<Readonly<Record<string, string>>>>(() =>
  Promise.resolve({}),
);
