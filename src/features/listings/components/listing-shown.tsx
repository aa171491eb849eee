import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { HiddenNotice } from '#social/reports/hidden-notice.tsx';
import { similarListings, type ListingView } from '../contract.ts';
import { listingReport } from '../limits.ts';
import { priceWords } from '../money.ts';
import { deliveryWords, sectionOf } from '../sections.ts';
import { stateWords } from '../words.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { ListingGrid } from './listing-card.tsx';
import { ListingMenu } from './listing-menu.tsx';
import { OfferList } from './offer-list.tsx';
import { OwnerPanel } from './owner-panel.tsx';
import { OwnerSummary } from './owner-summary.tsx';
import { PhotoGallery } from './photo-gallery.tsx';
import { StewardPanel } from './steward-panel.tsx';

interface ListingShownProps {
  listing: ListingView;
  user: { id: string } | null;
}

export function ListingShown({ listing, user }: ListingShownProps) {
  const { id, section: sectionId, kind, state, title, text, placeName, mine, isHidden } = listing;
  const section = sectionOf(sectionId);
  return (
    <div className="grid gap-8 py-8 pb-16">
      <div className="grid gap-3">
        <p>
          <Link to={href('/marketplace/:section?', { section: sectionId })}>{section.title}</Link>
        </p>
        <div className="flex items-start justify-between gap-4">
          <h1 dir="auto" className="text-3xl wrap-anywhere sm:text-4xl">
            {title}
          </h1>
          {user && <ListingMenu listing={listing} />}
        </div>
        <p className="flex flex-wrap items-center gap-3 text-xl font-semibold">
          {priceWords(listing)}
          {kind === 'wanted' && <Badge tone="sky">Wanted</Badge>}
          {state !== 'live' && <Badge tone="outline">{stateWords[state]}</Badge>}
        </p>
      </div>
      {isHidden && <HiddenNotice target={{ kind: listingReport, id }} mine={mine} />}
      <StateNotice listing={listing} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-6">
          <PhotoGallery listing={id} photos={listing.photos} title={title} />
          {text && (
            <p dir="auto" className="max-w-prose text-lg whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          )}
          <Facts listing={listing} placeName={placeName} />
        </div>
        <div className="grid content-start gap-4">
          {mine ? <OwnerPanel listing={listing} /> : <AnswerPanel listing={listing} user={user} />}
          <Card>
            <OwnerSummary listing={listing} />
          </Card>
          {listing.isSteward && !mine && <StewardPanel listing={listing} />}
        </div>
      </div>
      {user && <OfferList listing={id} />}
      <Similar id={id} isWanted={kind === 'wanted'} />
    </div>
  );
}

function StateNotice({ listing: { state, mine, heldWhy } }: { listing: ListingView }) {
  if (state === 'held')
    return (
      <Notice tone="warning" title="A steward looks at this first">
        <ul className="list-disc pl-5">
          {heldWhy.map((why) => (
            <li key={why}>{why}</li>
          ))}
        </ul>
      </Notice>
    );
  if (state === 'draft')
    return (
      <Notice title="Draft: only you see it">
        {heldWhy.length > 0 ? `A steward sent it back: ${heldWhy.join(' ')}` : 'This is how it will look.'}
      </Notice>
    );
  if (state === 'closed' && !mine) return <Notice title="This is no longer available" />;
  if (state === 'expired')
    return <Notice title={mine ? 'Expired. Renew it to show it again.' : 'This has expired'} />;
  return null;
}

function Facts({ listing, placeName }: { listing: ListingView; placeName: string | null }) {
  const section = sectionOf(listing.section);
  const chosen = section.fields.flatMap(({ id, label, options }) =>
    options
      .filter((one) => listing.facets.includes(`${id}:${one.id}`))
      .map((one) => [label, one.label] as const),
  );
  const dates = [listing.startsOn, listing.endsOn].filter((day) => day !== null).map(dayWords);
  const facts = [
    ...chosen,
    ...(placeName ? [['Place', placeName] as const] : []),
    ...(section.deliveries.length > 1 ? [['How', deliveryWords[listing.delivery]] as const] : []),
    ...(dates.length > 0 ? [['When', dates.join(' to ')] as const] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 border-t border-line pt-5">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const dayWords = (day: string) =>
  new Intl.DateTimeFormat('en', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

function Similar({ id, isWanted }: { id: string; isWanted: boolean }) {
  const { data } = useQuery(query(similarListings, { params: { id } }));
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={isWanted ? 'Listings that may be it' : 'Similar listings'} className="py-0">
      <ListingGrid label="Similar listings" listings={data.items} />
    </Section>
  );
}
