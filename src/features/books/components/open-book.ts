import { createContext } from 'react';

interface OpenBook {
  id: string;
  /** Works keep their title beside their content. */
  title: string;
  /** What is not saved yet is, before something else reads it. */
  flush: () => Promise<void>;
}

/** The book that is open in the editor. */
export const OpenBookContext = createContext<OpenBook>({
  id: '',
  title: 'Untitled book',
  flush: () => Promise.resolve(),
});
