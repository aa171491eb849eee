/** What the server hands to the page it renders. */
import { createContext } from 'react-router';
import type { Theme } from '#kit/ui/theme.ts';
import type { CurrentUser } from '#kit/auth/contract.ts';
import type { BrandId } from './page-row.ts';

/** Plain values that reach the browser with the document. */
export interface Surroundings {
  brand: BrandId;
  theme: Theme;
  origin: string;
  announcement: string;
  /** Whether one has folded away what stands beside tools. */
  isRailFolded: boolean;
  product: {
    name: string;
    tagline: string;
    supportEmail: string;
    socialVideoUrl: string;
    socialPhotoUrl: string;
  };
}

/** What a page is for, told by the server of the one that it renders: the browser's page table leaves it out. */
export interface Described {
  /** The row's id in the page table. */
  id: string;
  words: string;
}

export interface PageRequest {
  surroundings: Surroundings;
  user: CurrentUser | null;
  nonce: string;
  /** Status of the document where it is no plain 200. */
  status: number;
  reportError(error: unknown): void;
}

export const pageRequest = createContext<PageRequest>();
