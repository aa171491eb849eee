import { createContext } from 'react';

/** Told of the current mark once it is there, which may be long after it was asked for. */
export const BringIntoView = createContext<(mark: HTMLElement | null) => void>(() => {});
