/** How results of each kind are shown; features bring theirs in `feature.ts`, `app/kinds-frame.tsx` gives all of them. */
import { createContext, useContext, type ComponentType } from 'react';
import type { Output } from '../define/output.ts';

export interface Viewed {
  output: Output;
  /** What was asked, where it may be shown. */
  input: Record<string, unknown> | null;
  /** More of it is on its way. */
  isGrowing?: boolean;
}

export interface ShownKind {
  /** What many of it are called: `Drafts`. */
  many: string;
  viewer: ComponentType<Viewed>;
  /** What its owner should know before others read it; null where there is nothing to say. */
  beforeSharing?(output: Output): string | null;
}

export type KindTable = Readonly<Record<string, ShownKind>>;

export const KindTableContext = createContext<KindTable>({});

/** How many of a kind are called; a kind that is no more goes by its id. */
export function useKindWords() {
  const kinds = useContext(KindTableContext);
  return (id: string) => kinds[id]?.many ?? id.charAt(0).toUpperCase() + id.slice(1);
}
