import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Card, cardLink } from '#kit/ui/card.tsx';
import type { Collection } from '../collections/contract.ts';
import { AuthorName } from './author-name.tsx';

export function CollectionCard({ collection }: { collection: Collection }) {
  const { id, title, about, owner, isPublic, isNew, followers } = collection;
  return (
    <Card interactive className="flex h-full flex-col gap-2">
      <p className="flex flex-wrap gap-2 empty:hidden">
        {isNew && <Badge tone="honey">New</Badge>}
        {!isPublic && <Badge tone="outline">Private</Badge>}
      </p>
      <h2 className="text-xl">
        <Link
          to={href('/collections/:id', { id })}
          dir="auto"
          className={`${cardLink} line-clamp-2 wrap-anywhere`}
        >
          {title}
        </Link>
      </h2>
      {about && (
        <p dir="auto" className="line-clamp-3 wrap-anywhere">
          {about}
        </p>
      )}
      <p className="text-sm text-muted">
        {holdsWords(collection)}
        {followers > 0 && `, ${followers === 1 ? '1 follower' : `${followers} followers`}`}
      </p>
      <div className="mt-auto pt-3 text-sm">
        <AuthorName author={{ ...owner, handle: owner.handle || null }} />
      </div>
    </Card>
  );
}

export const holdsWords = ({ count }: Pick<Collection, 'count'>) =>
  count === null ? 'Filled automatically' : count === 1 ? '1 creation' : `${count} creations`;
