/** What a saved search asks for, as it stands in the address of the list. */
import type { Currency } from './money.ts';
import type { SectionId } from './sections.ts';

export interface SearchFilter {
  q?: string | undefined;
  section?: SectionId | undefined;
  kind?: 'offer' | 'wanted' | undefined;
  facets?: string | undefined;
  lowest?: number | undefined;
  highest?: number | undefined;
  currency?: Currency | undefined;
  near?: string | undefined;
  within?: number | undefined;
}
