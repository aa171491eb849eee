import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Time } from '#kit/ui/time.tsx';
import type { PulseItem } from '../contract.ts';
import { didWords } from '../words.ts';

/** What one person did of a kind on one day. */
export function PulseEntry({ item }: { item: PulseItem }) {
  const { actor, kind, things, count, at } = item;
  const others = count - things.length;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-4">
      <Avatar name={actor.name} src={actor.picture} />
      <div className="grid gap-1">
        <p className="wrap-anywhere">
          <Link
            to={href('/profile/:handle', { handle: actor.handle.toLowerCase() })}
            className="font-semibold text-ink"
          >
            <bdi>{actor.name}</bdi>
          </Link>{' '}
          {didWords(item)}
          {kind !== 'member' && (
            <>
              {' '}
              {things.map(({ title, href: to }, index) => (
                <span key={`${to} ${index}`}>
                  {index > 0 && ', '}
                  <Link to={to}>
                    <bdi>{title}</bdi>
                  </Link>
                </span>
              ))}
              {others > 0 && ` and ${others} more`}
            </>
          )}
        </p>
        <p className="text-sm text-muted">
          <Time value={at} />
        </p>
      </div>
    </li>
  );
}
