/** What the desk shares among its parts: the page that is open, what is chosen on it, and how to change it. */
import { createContext, useContext } from 'react';
import type { AnyLayer, Design, Page } from '../scene.ts';
import type { History } from './use-history.ts';

export interface DeskState {
  design: Design;
  page: Page;
  chosen: ReadonlySet<string>;
  /** Those of the page that are chosen. */
  layers: AnyLayer[];
  isReadOnly: boolean;
  history: History;
  zoom: number;
  grid: number;
  /** The text that is being written in. */
  editing: string | undefined;
  choose(ids: Iterable<string>): void;
  changePage(next: Page, what?: string): void;
  changeLayers(change: (layer: AnyLayer) => AnyLayer, what?: string): void;
  edit(id: string | undefined): void;
  setZoom(zoom: number): void;
  setGrid(grid: number): void;
  open(page: string): void;
}

export const DeskContext = createContext<DeskState | null>(null);
export function useDeskState(): DeskState {
  const state = useContext(DeskContext);
  if (!state) throw new Error('there is no desk here');
  return state;
}
