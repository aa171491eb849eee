import { atomFeed, jsonFeed, rssFeed } from '../contract.ts';

const feeds = [
  { label: 'RSS', path: rssFeed.path },
  { label: 'Atom', path: atomFeed.path },
  { label: 'JSON Feed', path: jsonFeed.path },
];

/** Answered by the server itself, so a plain link. */
export function FeedLinks() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <span>Subscribe:</span>
      {feeds.map(({ label, path }) => (
        <a key={label} href={path}>
          {label}
        </a>
      ))}
    </p>
  );
}
