/** `/connect`: the ways to meet people here, with a glimpse of each. */
import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { DirectoryPersonCard } from '#features/directory/components/directory-person-card.tsx';
import { searchDirectory } from '#features/directory/contract.ts';
import { PulseEntry } from '#features/pulse/components/pulse-entry.tsx';
import { readPulse } from '#features/pulse/contract.ts';
import { ThanksItem } from '#features/thanks/components/thanks-item.tsx';
import { listThanks } from '#features/thanks/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';

export const loader = ({ context }: LoaderFunctionArgs) =>
  prefetch(
    context,
    [searchDirectory, { query: {} }],
    [readPulse, { query: {} }],
    [listThanks, { query: {} }],
  );

export default function ConnectPage() {
  const { data: user } = useQuery(query(currentUser));
  const people = useQuery(query(searchDirectory, { query: {} })).data?.items ?? [];
  const news = useQuery(query(readPulse, { query: {} })).data?.items ?? [];
  const thanks = useQuery(query(listThanks, { query: {} })).data?.items ?? [];
  return (
    <div className="pb-16">
      <PageHeader
        title="Connect"
        lede="Find people, see what they do, and thank those who helped."
        actions={
          <Button asChild>
            <Link to={user ? href('/profile') : href('/create/join')}>{user ? 'Your profile' : 'Join'}</Link>
          </Button>
        }
      />
      <Section title="Directory" actions={<More to={href('/Directory')} label="Open the directory" />}>
        {people.length > 0 ? (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {people.slice(0, 3).map((person) => (
              <li key={person.handle} className="min-w-0">
                <DirectoryPersonCard person={person} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">No members listed yet. Add what you offer to be the first.</p>
        )}
      </Section>
      <Section title="Pulse" actions={<More to={href('/connect/pulse')} label="Open the pulse" />}>
        {news.length > 0 ? (
          <ul className="divide-y divide-line">
            {news.slice(0, 4).map((item) => (
              <PulseEntry key={item.id} item={item} />
            ))}
          </ul>
        ) : (
          <p className="text-muted">No activity yet.</p>
        )}
      </Section>
      <Section
        title="Acknowledgements"
        actions={<More to={href('/connect/acknowledgements')} label="Thank someone" />}
      >
        {thanks.length > 0 ? (
          <ul className="grid gap-4 md:grid-cols-2">
            {thanks.slice(0, 2).map((one) => (
              <ThanksItem key={one.id} thanks={one} isMember={Boolean(user)} />
            ))}
          </ul>
        ) : (
          <p className="text-muted">No thanks yet.</p>
        )}
      </Section>
    </div>
  );
}

const More = ({ to, label }: { to: string; label: string }) => (
  <Button asChild variant="secondary">
    <Link to={to}>{label}</Link>
  </Button>
);
