/** What was found on one point, by itself: pages are numbered within it. */
import type { ConsultedSource } from '../data.ts';

export interface FoundPage {
  title: string;
  href: string;
  by: string | null;
  date: string | null;
  foundBy: string[];
  isRead: boolean;
}

export interface FoundQuote {
  page: number;
  sentence: string;
  href: string;
}

export interface FoundNote extends FoundQuote {
  passage: string;
  /** Other pages that say the same. */
  also: number[];
}

export interface FoundContest {
  difference: string;
  settledBy: string;
  sides: FoundQuote[][];
}

export interface FoundOnPoint {
  asked: ConsultedSource[];
  /** Results before any was chosen. */
  found: number;
  pages: FoundPage[];
  notes: FoundNote[];
  contests: FoundContest[];
  written: { engine: string; sentences: { text: string; notes: number[] }[]; dropped: number } | null;
  /** What went wrong on the way without ending it. */
  note: string | null;
}
