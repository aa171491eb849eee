import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { PersonName } from '#social/people/person-name.tsx';
import type { SectionId } from '../sections.ts';
import { sectionCare } from '../stewards-contract.ts';
import { actWords } from '../words.ts';

/** Below the listings of a section: its rules, who looks after it, and what they did. */
export function SectionCareNotes({ section }: { section: SectionId }) {
  const { data } = useQuery(query(sectionCare, { params: { section } }));
  if (!data) return null;
  return (
    <section aria-labelledby="care" className="grid gap-3 rounded-card bg-sunken p-5 sm:p-6">
      <h2 id="care" className="text-xl">
        Rules and stewards
      </h2>
      {data.rules && (
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {data.rules}
        </p>
      )}
      {data.stewards.length > 0 ? (
        <p className="flex flex-wrap items-center gap-3">
          Looked after by
          {data.stewards.map((steward) => (
            <PersonName key={steward.handle ?? steward.name} person={steward} />
          ))}
        </p>
      ) : (
        <p className="text-muted">No steward looks after this section yet.</p>
      )}
      {data.actions.length > 0 && (
        <p className="text-sm text-muted">
          In the last 90 days:{' '}
          {data.actions.map(({ act, count }) => `${actWords[act].toLowerCase()} ${count}`).join(', ')}.
        </p>
      )}
      <p>
        <Link to={href('/channel-steward', { section })}>
          {data.mine === 'active' ? 'Open the review queue' : 'Become a steward'}
        </Link>
      </p>
    </section>
  );
}
