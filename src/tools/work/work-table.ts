/** How works of each kind are shown and edited; features bring theirs in `feature.ts`, the root gives all of them. */
import { createContext, useContext, type ComponentType } from 'react';

export interface ViewedWork {
  content: unknown;
}

export interface EditedWork extends ViewedWork {
  /** Null while it can only be read. */
  onChange: ((content: unknown) => void) | null;
}

export interface LiveEditedWork {
  id: string;
  isReadOnly: boolean;
  /** It is to be edited alone meanwhile: live editing is not to be had. */
  onUnavailable: () => void;
}

/** Mine and theirs, both made from the base, as one; undefined where they do not go together. */
export type MergeContents = (base: unknown, mine: unknown, theirs: unknown) => unknown;

export interface ShownWork {
  /** What many of it are called: `Texts`. */
  many: string;
  /** What a link may show beside it, of the run that it began with: `Include the recording`. */
  withFiles?: string;
  viewer: ComponentType<ViewedWork>;
  editor: ComponentType<EditedWork>;
  /** Edits it together with others. */
  liveEditor?: ComponentType<LiveEditedWork>;
  /** Asked for when two have changed it at once. */
  loadMerge?(): Promise<MergeContents>;
}

export type WorkTable = Readonly<Record<string, ShownWork>>;

export const WorkTableContext = createContext<WorkTable>({});

export const useShownWork = (kind: string): ShownWork | undefined => useContext(WorkTableContext)[kind];
