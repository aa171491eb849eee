import { createContext } from 'react';

/** The work that is open, for what is sent on from it; null where a set is shown that is no work. */
export const WorkIdContext = createContext<{ id: string; flush: () => Promise<void> } | null>(null);
