import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { longestPeopleSearch, searchProfiles } from '#features/profiles/contract.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';
import { HubSearch } from './hub-search.tsx';

/** Long enough to finish a word, short enough to feel at once. */
const typingPause = 250;
/** One letter begins half of all names. */
const shortest = 2;

/** Members by name, handle or what they say of themselves. */
export function PeopleFinder() {
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim().slice(0, longestPeopleSearch), typingPause);
  const isAsked = q.length >= shortest;
  const { data, error } = useQuery({ ...query(searchProfiles, { query: { q } }), enabled: isAsked });
  return (
    <>
      <HubSearch label="Find someone by name or what they do" value={typed} onChange={setTyped} />
      <div aria-live="polite" className="mt-4">
        {error && <p className="text-danger">{wordsOf(error)}</p>}
        {isAsked && data?.people.length === 0 && (
          <p className="text-muted">No results. Try another name or word.</p>
        )}
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {isAsked &&
            data?.people.map(({ handle, name, picture, about }) => (
              <li key={handle} className="flex items-center gap-3 border-t border-line py-3">
                <Avatar name={name} src={picture} />
                <div className="min-w-0">
                  <Link
                    to={href('/profile/:handle', { handle: handle.toLowerCase() })}
                    className="font-medium text-ink"
                  >
                    <bdi>{name}</bdi>
                  </Link>
                  <p dir="auto" className="truncate text-sm text-muted">
                    {about || `@${handle}`}
                  </p>
                </div>
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}
