/** How results of each kind are shown; features bring theirs in `feature.ts`, `app/kinds-frame.tsx` gives all of them. */
import { createContext, useContext, type ComponentType } from 'react';
import type { Output } from '../define/output.ts';
import type { Kind } from './kind.ts';

export interface Viewed<Data = unknown> {
  output: Output<Data>;
  /** What was asked, where it may be shown. */
  input: Record<string, unknown> | null;
  /** The run that it is of, on the page of whoever ran it. */
  run?: string;
  /** More of it is on its way. */
  isGrowing?: boolean;
}

interface Shown<Data> {
  /** What many of it are called: `Drafts`. */
  many: string;
  viewer: ComponentType<Viewed<Data>>;
  /** What its owner should know before others read it; null where there is nothing to say. */
  beforeSharing?(output: Output<Data>): string | null;
}

export interface ShownKind extends Shown<unknown> {
  kind: Kind;
}

/** How a feature shows its kind. */
export const showKind = <Data>(kind: Kind<Data>, shown: Shown<NoInfer<Data>>): ShownKind =>
  ({ ...shown, kind }) as ShownKind;

export type KindTable = Readonly<Record<string, ShownKind>>;

export const kindTableOf = (kinds: readonly ShownKind[]): KindTable =>
  Object.fromEntries(kinds.map((shown) => [shown.kind.id, shown]));

export const KindTableContext = createContext<KindTable>({});

/** Undefined for a kind that is no more. */
export const useShownKind = (id: string): ShownKind | undefined => useContext(KindTableContext)[id];

/** How many of a kind are called; a kind that is no more goes by its id. */
export function useKindWords() {
  const kinds = useContext(KindTableContext);
  return (id: string) => kinds[id]?.many ?? id.charAt(0).toUpperCase() + id.slice(1);
}
