import { createContext, use } from 'react';
import type { Surroundings } from '../page-data.ts';

const SurroundingsContext = createContext<Surroundings | null>(null);

export const SurroundingsProvider = SurroundingsContext.Provider;

export function useSurroundings(): Surroundings {
  const value = use(SurroundingsContext);
  if (!value) throw new Error('no surroundings');
  return value;
}
