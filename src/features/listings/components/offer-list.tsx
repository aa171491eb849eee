import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { query } from '#kit/contract/query.ts';
import { Section } from '#kit/ui/section.tsx';
import { listOffers } from '../deals-contract.ts';
import { OfferCard } from './offer-card.tsx';

interface OfferListProps {
  /** Only those about this listing; all where it is left out. */
  listing?: string;
  empty?: ReactNode;
}

export function OfferList({ listing, empty = null }: OfferListProps) {
  const { data } = useQuery(query(listOffers, { query: listing ? { listing } : {} }));
  if (!data) return null;
  if (data.items.length === 0) return empty;
  return (
    <Section title="Offers" className="py-0">
      <ul aria-label="Offers" className="grid gap-4 lg:grid-cols-2">
        {data.items.map((offer) => (
          <OfferCard key={offer.id} offer={offer} showsTitle={!listing} />
        ))}
      </ul>
    </Section>
  );
}
