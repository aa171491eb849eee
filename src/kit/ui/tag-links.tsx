import { Link } from 'react-router';

interface TagLinksProps {
  tags: readonly string[];
  hrefOf: (tag: string) => string;
}

/** The tags of something; each leads to everything with it. */
export function TagLinks({ tags, hrefOf }: TagLinksProps) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="relative z-10 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={hrefOf(tag)}
            className="inline-flex h-8 items-center rounded-full bg-sunken px-3 text-sm text-ink no-underline hover:bg-bamboo-soft"
          >
            <bdi>#{tag}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
