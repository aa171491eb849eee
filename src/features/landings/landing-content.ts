/** What a landing says. What is open and what is coming it reads from the page table, not from here. */
import type { ComponentType } from 'react';

export const landingIds = ['inbox', 'email', 'voice2email', 'frenlyemail', 'list'] as const;
/** The brand it is the landing of. */
export type LandingId = (typeof landingIds)[number];

export interface LandingContent {
  name: string;
  /** The heading in two parts; the second wears the accent. */
  title: readonly [string, string];
  lede: string;
  Picture: ComponentType;
  /** What it does once it is open. */
  does: readonly { title: string; text: string }[];
  /** The rows of the page table that it is made of, the one to open first. */
  pages: readonly [string, ...string[]];
  /** The last of the three steps to begin with; the first two are the same everywhere. */
  lastStep: { title: string; text: string };
}
