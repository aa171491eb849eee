import { createContext } from 'react';

/** Asks for a fix of what went wrong; null where nobody can be asked. */
export const FixContext = createContext<((errors: string) => void) | null>(null);
