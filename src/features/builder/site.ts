/** What a site holds. Its name is the title of the work. All values are texts, so that what is half typed can be saved. */
import type { ThemeId } from './themes.ts';

export type Entry = Record<string, string>;
export type BlockData = Record<string, string | Entry[]>;

export interface Block {
  id: string;
  kind: string;
  data: BlockData;
}

export interface Page {
  id: string;
  /** The end of its address; the first page has none. */
  slug: string;
  title: string;
  inMenu: boolean;
  seoTitle: string;
  description: string;
  /** Shown where a link to the page is shared. */
  picture: string;
  noIndex: boolean;
  blocks: Block[];
}

export interface Site {
  theme: ThemeId;
  language: string;
  pages: Page[];
}

export const mostPages = 12;
export const mostBlocks = 60;
export const longestName = 80;
export const longestDescription = 300;
/** A data address. */
export const longestPicture = 270_000;
/** Bytes of a site as JSON. */
export const largestSite = 3_000_000;

const newId = () => crypto.randomUUID().slice(0, 13);

export const newPage = (title: string, slug: string, blocks: Block[] = []): Page => ({
  id: newId(),
  slug,
  title,
  inMenu: true,
  seoTitle: '',
  description: '',
  picture: '',
  noIndex: false,
  blocks,
});

export const newBlock = (kind: string, data: BlockData): Block => ({ id: newId(), kind, data });

export const line = (data: BlockData | Entry, name: string): string => {
  const value = data[name];
  return typeof value === 'string' ? value : '';
};

export const list = (data: BlockData, name = 'items'): readonly Entry[] => {
  const value = data[name];
  return Array.isArray(value) ? value : [];
};
