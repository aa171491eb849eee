import { createContext } from 'react';

/** The mockup that is open, where one can comment on it; null where it is only shown. */
export const MockupIdContext = createContext<string | null>(null);
