import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import type { Passage } from '#kit/documents/read/document.ts';
import { href } from '#kit/href.ts';
import { withQuote } from '#kit/quotes/quote-link.ts';
import { documentAddress } from '../quote-link.ts';

interface PlaceLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  document: string;
  place: Passage;
}

/** Opens a document at a passage; where it is open already, it turns to it and everything else stays. */
export function PlaceLink({ document, place, ...props }: PlaceLinkProps) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const isOnDesk = params.has('document') || params.has('run');
  params.set('document', document);
  params.set('show', 'pages');
  const to = isOnDesk
    ? withQuote(`${pathname}?${params}`, place)
    : documentAddress(href('/document-analyzer'), document, place);
  return <Link {...props} to={to} preventScrollReset />;
}

/** The place by itself, small, behind what it bears out. */
export function Cite({ label, ...props }: Omit<PlaceLinkProps, 'children'> & { label: string }) {
  return (
    <PlaceLink
      {...props}
      className="mx-0.5 inline-flex h-6 items-center rounded-full bg-sunken px-2 align-baseline text-sm font-semibold whitespace-nowrap text-bamboo-deep no-underline hover:bg-bamboo hover:text-on-bamboo"
    >
      {label}
    </PlaceLink>
  );
}
