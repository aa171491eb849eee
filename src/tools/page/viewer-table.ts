/** How results are shown that need more than text; features bring these, and `app/viewers.tsx` lists them. */
import { createContext, type ComponentType } from 'react';
import type { Output, OutputKind } from '../define/output.ts';

export interface Viewed {
  output: Output;
  /** What was asked, where it may be shown. */
  input: Record<string, unknown> | null;
  /** More of it is on its way. */
  isGrowing?: boolean;
}

export type ViewerTable = Partial<Record<OutputKind, ComponentType<Viewed>>>;

/** Given by the root; kinds that are not in it are drawn by the kit's own viewers. */
export const ViewerTableContext = createContext<ViewerTable>({});
