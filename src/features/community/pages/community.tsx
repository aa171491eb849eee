import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Section } from '#kit/ui/section.tsx';

export default function Community() {
  const { data: user } = useQuery(query(currentUser));
  return (
    <div className="pb-6">
      <section className="grid items-end gap-10 pt-12 pb-8 md:grid-cols-[1.3fr_.7fr] md:pt-16">
        <div className="grid justify-items-start gap-6">
          <h1 className="text-display">Welcome to the community</h1>
          <p className="max-w-[34em] text-xl text-muted">
            Make things with AI and with each other. Find people, see what’s happening, and thank those who
            helped.
          </p>
          <Button asChild size="lg">
            {user ? (
              <Link to={href('/connect')}>Meet people</Link>
            ) : (
              <Link to={href('/create/join')}>Join in</Link>
            )}
          </Button>
        </div>
        <Panda pose="body" mood="wave" size={250} className="justify-self-center max-md:hidden" />
      </section>
      <Section title="Get involved">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {communityLinks.map(({ title, text, to, panda, field }) => (
            <li key={to} className="grid">
              <Card interactive field={field} padding="none" className="group flex flex-col overflow-hidden">
                <div className="flex h-40 items-end px-6">
                  <Panda {...panda} />
                </div>
                <div className="flex flex-1 flex-col p-6">
                  <h3 className="text-2xl">
                    <Link to={to} className={cardLink}>
                      {title}
                    </Link>
                  </h3>
                  <p className="mt-2 mb-5">{text}</p>
                  <ArrowRight
                    aria-hidden
                    className="mt-auto size-6 transition-[translate] duration-150 group-hover:translate-x-1"
                  />
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="What you can do here">
        <ul className="grid gap-x-10 sm:grid-cols-2 md:grid-cols-3">
          {activities.map(({ title, text, to }) => (
            <li key={to} className="border-t border-line py-5">
              <h3>
                <Link to={to}>{title}</Link>
              </h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Community guidelines">
        <ul className="grid gap-x-10 md:grid-cols-3">
          {manners.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-5">
              <h3>{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

interface CommunityLink {
  title: string;
  text: string;
  to: string;
  panda: ComponentProps<typeof Panda>;
  field: 'sky' | 'leaf' | 'honey';
}

const communityLinks: CommunityLink[] = [
  {
    title: 'Share feedback',
    text: 'Report a bug, share an idea or ask a question. We read and reply to everything. No account needed.',
    to: href('/feedback'),
    panda: { pose: 'body', mood: 'wave', size: 104 },
    field: 'sky',
  },
  {
    title: 'Find people',
    text: 'See who’s here, what they offer and what languages they speak, and list what you offer.',
    to: href('/Directory'),
    panda: { pose: 'head', size: 118 },
    field: 'honey',
  },
  {
    title: 'Threads',
    text: 'Several people and AI allies in one conversation, with files, tasks and a document written together.',
    to: href('/threads'),
    panda: { pose: 'sit', mood: 'listen', size: 104 },
    field: 'sky',
  },
  {
    title: 'Adopt a panda',
    text: 'Choose its look, give it a name, and keep it. Your first is free.',
    to: href('/adopt-panda'),
    panda: { pose: 'sit', size: 104 },
    field: 'leaf',
  },
];

const manners = [
  {
    title: 'Be kind',
    text: 'There’s a person behind every name. Criticise ideas, not people.',
  },
  {
    title: 'Be open about AI',
    text: 'Say when AI wrote it.',
  },
  {
    title: 'Respect privacy',
    text: 'Only share what’s yours to share. Keep private conversations private.',
  },
];

const activities = [
  {
    title: 'Ask and answer',
    text: 'Bamboo answers at once, then people do.',
    to: href('/qa'),
  },
  {
    title: 'Show what you made',
    text: 'Publish to the gallery, and remix what others made.',
    to: href('/gallery'),
  },
  {
    title: 'Test an idea',
    text: 'Share early work in the lab, and find people to try it.',
    to: href('/create/lab'),
  },
  {
    title: 'Follow what happens',
    text: 'See what members publish, ask and answer.',
    to: href('/connect/pulse'),
  },
  {
    title: 'Put yourself on the map',
    text: 'Meet people near you. You choose how precisely you’re shown.',
    to: href('/discover/world'),
  },
];
