import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import type { Place } from '#kit/place.ts';
import { Button } from '#kit/ui/button.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';

/** Where people show what they made, and how to take part. */
export function CommunityNow({ places }: { places: readonly Place[] }) {
  const { data: user } = useQuery(query(currentUser));
  const gallery = places.find(({ id, open }) => id === 'gallery' && open);
  return (
    <section
      aria-labelledby="community-now"
      className="my-10 grid overflow-hidden rounded-panel bg-leaf px-6 pt-10 sm:px-12 sm:pt-14 md:grid-cols-[1.3fr_.7fr] md:items-end"
    >
      <div className="grid justify-items-start gap-5 pb-10 sm:pb-14">
        <h2 id="community-now">Make something and show it</h2>
        <p className="max-w-[34em] text-lg">
          Publish what you make in the gallery, see what others made, and remix it.
        </p>
        <div className="flex flex-wrap gap-3">
          {user ? (
            <Button asChild>
              <Link to={user.isPanda ? href('/profile') : href('/adopt-panda')}>
                {user.isPanda ? 'Edit your profile' : 'Adopt your panda'}
              </Link>
            </Button>
          ) : (
            <Button asChild>
              <Link to={href('/register')}>Create your account</Link>
            </Button>
          )}
          <Button asChild variant="secondary">
            {gallery ? (
              <Link to={gallery.to}>Open the gallery</Link>
            ) : (
              <Link to={href('/community')}>See how to take part</Link>
            )}
          </Button>
        </div>
      </div>
      <Panda
        pose="sit"
        mood={gallery ? 'wave' : 'sleep'}
        size={230}
        className="-mb-5 h-auto w-44 justify-self-end sm:w-57"
      />
    </section>
  );
}
