import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { getCredits } from '#features/usage/contract.ts';
import { ownPandas } from '#features/pandas/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { isPaid, plans } from '#kit/credits/plans.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Section } from '#kit/ui/section.tsx';
import { count, day } from '../plan-words.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, [ownPandas]);
}

const gives = [
  {
    title: 'A badge',
    text: 'Your account card and public profile show Panda Member and how many pandas you have.',
  },
  {
    title: 'A certificate',
    text: 'Each panda comes with a printable certificate showing its name, its look, your name and the date.',
  },
  {
    title: 'A companion',
    text: 'Your panda keeps you company on your dashboard and while you work.',
  },
  {
    title: 'A numbered record',
    text: 'Each panda has its own number.',
  },
];

export default function Membership() {
  const { data: user } = useQuery(query(currentUser));
  const { data } = useQuery({ ...query(ownPandas), enabled: Boolean(user) });
  const { data: own } = useQuery({ ...query(getCredits), enabled: Boolean(user) });
  const pandas = data?.items ?? [];
  const isMember = pandas.length > 0;
  return (
    <div className="pb-10">
      <PageHeader
        title="Panda membership"
        lede="Adopt a panda to become a Panda Member. It’s free, and separate from paid plans."
      />
      <div className="grid items-end gap-8 overflow-hidden rounded-panel bg-leaf px-6 pt-10 sm:grid-cols-[auto_1fr] sm:px-12">
        <Panda mood={isMember ? 'celebrate' : 'wave'} size={220} className="justify-self-center" />
        <div className="grid justify-items-start gap-4 pb-10">
          <p className="flex flex-wrap gap-2">
            <Badge tone={isMember ? 'accent' : 'neutral'}>
              {isMember ? 'Panda Member' : user ? 'Member' : 'Guest'}
            </Badge>
            {own && isPaid(own.plan) && <Badge tone="outline">{plans[own.plan].name}</Badge>}
          </p>
          <p className="text-xl">
            {isMember
              ? `${count(pandas.length, 'panda')} ${pandas.length === 1 ? 'lives' : 'live'} with you, the first since ${day(pandas[0]!.adoptedAt)}.`
              : 'Your first panda is free. Choose it, name it, and you’re a Panda Member.'}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              <Link to={href('/adopt-panda')}>{isMember ? 'Your certificates' : 'Adopt a panda'}</Link>
            </Button>
            {isMember && (
              <Button asChild variant="secondary">
                <Link to={href('/panda-purchase')}>More pandas</Link>
              </Button>
            )}
          </div>
        </div>
      </div>
      <Section title="Membership benefits">
        <ul className="grid gap-4 sm:grid-cols-2">
          {gives.map(({ title, text }) => (
            <Card key={title} asChild padding="lg" className="grid gap-1">
              <li>
                <h3 className="text-lg">{title}</h3>
                <p className="text-muted">{text}</p>
              </li>
            </Card>
          ))}
        </ul>
      </Section>
    </div>
  );
}
