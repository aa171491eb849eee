import { createContext } from 'react';

export interface Decision {
  document: string;
  field: string;
  value: string;
}

/** Takes down what a person decides; absent where a grid is only read. */
export const DecideContext = createContext<((decision: Decision) => void) | undefined>(undefined);
