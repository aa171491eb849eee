/** How works of each kind are shown and edited; features bring theirs in `feature.ts`, `app/kinds-frame.tsx` gives all of them. */
import { createContext, useContext, type ComponentType } from 'react';
import type { WorkKind } from './work-kind.ts';

export interface ViewedWork<Content = unknown> {
  content: Content;
}

export interface EditedWork<Content = unknown> extends ViewedWork<Content> {
  /** Null while it can only be read. */
  onChange: ((content: Content) => void) | null;
}

export interface LiveEditedWork {
  id: string;
  isReadOnly: boolean;
  /** It is to be edited alone meanwhile: live editing is not to be had. */
  onUnavailable: () => void;
}

/** Mine and theirs, both made from the base, as one; undefined where they do not go together. */
export type MergeContents = (base: unknown, mine: unknown, theirs: unknown) => unknown;

interface Shown<Content> {
  /** What many of it are called: `Texts`. */
  many: string;
  /** What a link may show beside it, of the run that it began with: `Include the recording`. */
  withFiles?: string;
  viewer: ComponentType<ViewedWork<Content>>;
  editor: ComponentType<EditedWork<Content>>;
  /** Edits it together with others. */
  liveEditor?: ComponentType<LiveEditedWork>;
  /** Asked for when two have changed it at once. */
  loadMerge?(): Promise<MergeContents>;
}

export interface ShownWork extends Shown<unknown> {
  kind: WorkKind;
}

/** How a feature shows and edits its works. */
export const showWork = <Content>(kind: WorkKind<Content>, shown: Shown<NoInfer<Content>>): ShownWork =>
  ({ ...shown, kind }) as unknown as ShownWork;

export type WorkTable = Readonly<Record<string, ShownWork>>;

export const workTableOf = (works: readonly ShownWork[]): WorkTable =>
  Object.fromEntries(works.map((shown) => [shown.kind.id, shown]));

export const WorkTableContext = createContext<WorkTable>({});

export const useShownWork = (kind: string): ShownWork | undefined => useContext(WorkTableContext)[kind];
