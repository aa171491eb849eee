/** What a search works with, and how its parts tell what they did. */
import type { Log } from '#kit/log.server.ts';
import type { Models } from '#kit/models/model-host.server.ts';
import type { SafeFetch } from '#kit/net/safe-fetch.server.ts';
import type { Sources } from '#kit/sources/sources.server.ts';
import type { BoundAi } from '#tools/run/bound-ai.server.ts';
import type { SearchData } from './data.ts';
import type { SearchFilter } from './filters.ts';
import type { LookUp } from './find/look-up.server.ts';
import type { FindInside } from './find/site-results.server.ts';

export interface SearchInput {
  q: string;
  filter: SearchFilter;
  from?: string | undefined;
  to?: string | undefined;
  answer: 'quotes' | 'written';
}

export interface SearchParts {
  sources: Sources;
  safeFetch: SafeFetch;
  models: Models;
  log: Log;
  signal: AbortSignal;
  findInside: FindInside;
  lookUp: LookUp;
  /** Who may write; without it answers are quotations. */
  ai?: Pick<BoundAi, 'text' | 'engines'> | undefined;
}

export type Change = { step: string } | { change: Partial<SearchData> };
