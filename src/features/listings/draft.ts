/** What someone types into the form, and what becomes of it. */
import type { ListingView } from './contract.ts';
import type { ListingWords } from './fields.ts';
import { readAmount, typedAmount, type Currency } from './money.ts';
import { sectionOf, type SectionId } from './sections.ts';

export interface Draft extends Omit<ListingWords, 'price' | 'place' | 'startsOn' | 'endsOn'> {
  /** As typed. */
  amount: string;
  place: { id: string; name: string } | null;
  startsOn: string;
  endsOn: string;
}

export function emptyDraft(section: SectionId, kind: 'offer' | 'wanted', title: string): Draft {
  const { units, deliveries } = sectionOf(section);
  return {
    section,
    kind,
    title,
    text: '',
    priceKind: kind === 'wanted' ? 'ask' : 'fixed',
    amount: '',
    currency: 'EUR',
    unit: units[0]!,
    facets: [],
    delivery: deliveries[0]!,
    place: null,
    startsOn: '',
    endsOn: '',
    photos: [],
  };
}

export const draftOf = (listing: ListingView): Draft => ({
  section: listing.section,
  kind: listing.kind,
  title: listing.title,
  text: listing.text,
  priceKind: listing.priceKind,
  amount: listing.price === null ? '' : typedAmount(listing.price, listing.currency),
  currency: listing.currency,
  unit: listing.unit,
  facets: listing.facets,
  delivery: listing.delivery,
  place: listing.placeId ? { id: listing.placeId, name: listing.placeName ?? listing.placeId } : null,
  startsOn: listing.startsOn ?? '',
  endsOn: listing.endsOn ?? '',
  photos: listing.photos,
});

/** Another section keeps what it shares with the one before. */
export function inSection(draft: Draft, id: SectionId): Draft {
  const section = sectionOf(id);
  const known = new Set(
    section.fields.flatMap((field) => field.options.map((one) => `${field.id}:${one.id}`)),
  );
  return {
    ...draft,
    section: id,
    facets: draft.facets.filter((facet) => known.has(facet)),
    unit: section.units.includes(draft.unit) ? draft.unit : section.units[0]!,
    delivery: section.deliveries.includes(draft.delivery) ? draft.delivery : section.deliveries[0]!,
    ...(!section.hasDates && { startsOn: '', endsOn: '' }),
  };
}

/** Null where the amount cannot be read. */
export function wordsIn({ amount, place, startsOn, endsOn, ...rest }: Draft): ListingWords | null {
  const price = rest.priceKind === 'fixed' ? readAmount(amount, rest.currency as Currency) : null;
  if (rest.priceKind === 'fixed' && (price === null || price === 0)) return null;
  return { ...rest, price, place: place?.id ?? null, startsOn: startsOn || null, endsOn: endsOn || null };
}
