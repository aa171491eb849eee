import MapPin from 'lucide-react/icons/map-pin';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import type { ListedListing } from '../contract.ts';
import { priceWords } from '../money.ts';
import { stateWords } from '../words.ts';
import { ListingPhoto } from './listing-photo.tsx';
import { SectionIcon } from './section-icon.tsx';

interface ListingCardProps {
  listing: ListedListing;
  level?: 2 | 3;
}

/** The whole card leads to the listing. */
export function ListingCard({ listing, level = 3 }: ListingCardProps) {
  const { id, section, kind, state, title, excerpt, placeName, distance, photo, isPinned, publishedAt } =
    listing;
  const Heading = `h${level}` as const;
  return (
    <Card asChild padding="none" interactive>
      <li className="grid grid-cols-[7.5rem_minmax(0,1fr)] overflow-hidden sm:grid-cols-1 sm:content-start">
        {photo ? (
          <ListingPhoto
            listing={id}
            photo={photo}
            width={320}
            alt=""
            className="h-full min-h-32 w-full object-cover sm:aspect-4/3 sm:h-auto"
          />
        ) : (
          <div className="grid min-h-32 place-items-center bg-sunken text-muted sm:aspect-4/3">
            <SectionIcon section={section} className="size-10" />
          </div>
        )}
        <div className="grid content-start gap-1.5 p-4">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {priceWords(listing)}
            {kind === 'wanted' && <Badge tone="sky">Wanted</Badge>}
            {isPinned && <Badge tone="honey">Pinned</Badge>}
            {state !== 'live' && <Badge tone="outline">{stateWords[state]}</Badge>}
          </p>
          <Heading dir="auto" className="text-base/snug">
            <Link
              to={href('/marketplace/item/:id', { id })}
              className={`line-clamp-2 text-ink no-underline wrap-anywhere hover:underline ${cardLink}`}
            >
              {title}
            </Link>
          </Heading>
          {!photo && excerpt && (
            <p dir="auto" className="line-clamp-2 text-sm text-muted wrap-anywhere">
              {excerpt}
            </p>
          )}
          <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-muted">
            {placeName && (
              <span className="inline-flex items-center gap-1">
                <MapPin aria-hidden className="size-3.5 shrink-0" />
                {placeName}
                {distance !== null && distance > 0 && ` · ${distance} km`}
              </span>
            )}
            {publishedAt && <Time value={publishedAt} />}
          </p>
        </div>
      </li>
    </Card>
  );
}

const gridStyle = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

export function ListingGrid({
  label,
  listings,
  level,
}: {
  label: string;
  listings: readonly ListedListing[];
  level?: 2 | 3;
}) {
  return (
    <ul aria-label={label} className={gridStyle}>
      {listings.map((listing) => (
        <ListingCard key={listing.id} listing={listing} {...(level && { level })} />
      ))}
    </ul>
  );
}

export function WaitingGrid() {
  return (
    <div role="status" className={gridStyle}>
      <span className="sr-only">Loading</span>
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className="grid gap-3 rounded-card border border-line p-4">
          <Skeleton className="aspect-4/3 rounded-lg" />
          <Skeleton className="w-1/3" />
          <Skeleton className="w-4/5" />
        </div>
      ))}
    </div>
  );
}
