import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { ListingGrid, WaitingGrid } from '../components/listing-card.tsx';
import { OfferList } from '../components/offer-list.tsx';
import { SavedSearches } from '../components/saved-searches.tsx';
import { ownListings } from '../contract.ts';

export default function YourListings() {
  const own = useQuery(query(ownListings));
  return (
    <div className="grid gap-8 pb-16">
      <PageHeader
        className="pb-0"
        title="Your listings"
        lede="What you posted, the offers about it, and the searches you follow."
        actions={
          <Button asChild>
            <Link to={href('/list')}>
              <Plus aria-hidden /> Post a listing
            </Link>
          </Button>
        }
      />
      <OfferList />
      <Section title="Listings" className="py-0">
        <Loaded query={own} skeleton={<WaitingGrid />}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState
                action={
                  <Button asChild>
                    <Link to={href('/list')}>Post your first listing</Link>
                  </Button>
                }
              >
                Nothing posted yet. Say what you have or need, add a photo, and it’s up in a minute.
              </EmptyState>
            ) : (
              <ListingGrid label="Your listings" listings={items} />
            )
          }
        </Loaded>
      </Section>
      <Section title="Saved searches" className="py-0">
        <SavedSearches />
      </Section>
    </div>
  );
}
