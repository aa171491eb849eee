import Star from 'lucide-react/icons/star';
import { PersonName } from '#social/people/person-name.tsx';
import { Time } from '#kit/ui/time.tsx';
import type { ListingView } from '../contract.ts';

/** Whose it is, and what people who dealt with them say. */
export function OwnerSummary({ listing: { owner, reviews, publishedAt } }: { listing: ListingView }) {
  return (
    <div className="grid gap-3">
      <PersonName person={owner} />
      {publishedAt && (
        <p className="text-sm text-muted">
          Published <Time value={publishedAt} />
        </p>
      )}
      {reviews.count === 0 ? (
        <p className="text-sm text-muted">No reviews yet.</p>
      ) : (
        <>
          <p className="flex items-center gap-1.5 font-medium">
            <Star aria-hidden className="size-4 fill-current text-bamboo-deep" />
            {reviews.average} of 5 · {reviews.count === 1 ? '1 review' : `${reviews.count} reviews`}
          </p>
          <ul className="grid gap-3">
            {reviews.items.slice(0, 3).map((review, at) => (
              <li key={at} className="text-sm">
                <span className="font-medium">{review.author?.name ?? 'A former member'}</span>:{' '}
                {review.stars} of 5
                {review.text && (
                  <p dir="auto" className="wrap-anywhere text-muted">
                    {review.text}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
