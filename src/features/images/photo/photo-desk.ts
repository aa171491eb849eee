/** Of the photo that is open: its id, and how to save what is not saved yet. Null where it is only shown. */
import { createContext } from 'react';

export interface PhotoDesk {
  id: string;
  flush: () => Promise<unknown>;
}

export const PhotoDeskContext = createContext<PhotoDesk | null>(null);
