import { createContext } from 'react';

/** What can be done with a turn of one's own; a shared or finished view has none of it. */
export interface TurnActions {
  run: string;
  isOpen: boolean;
  stopMember: (member: string) => void;
  /** Members that were asked to stop and have not yet. */
  stopping: ReadonlySet<string>;
  retryMember: (member: string) => void;
  isRetrying: boolean;
}

export const TurnActionsContext = createContext<TurnActions | undefined>(undefined);
