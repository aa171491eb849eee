import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { currentUser } from '#features/accounts/contract.ts';
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
          <h1 className="text-display">Come in, the house is young.</h1>
          <p className="max-w-[34em] text-xl text-muted">
            Frenly is a place where people make things with AI and with each other. Find someone, see what
            happens, thank whoever helped; what you do here shapes what it becomes.
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
      <Section title="Take part today">
        <ul className="grid gap-4 md:grid-cols-3">
          {doors.map(({ title, text, to, panda, field }) => (
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
      <Section title="How we treat each other">
        <ul className="grid gap-x-10 md:grid-cols-3">
          {manners.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-5">
              <h3>{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Being built"
        lede="You see no numbers and no faces here, because there is nothing yet to count and nobody we would invent. Each of these opens when it works."
      >
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {coming.map(({ title, text }) => (
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

interface Door {
  title: string;
  text: string;
  to: string;
  panda: ComponentProps<typeof Panda>;
  field: 'sky' | 'leaf' | 'honey';
}

const doors: Door[] = [
  {
    title: 'Say what you think',
    text: 'A bug, an idea, a question, praise. It is read, and you hear back. No account needed.',
    to: href('/feedback'),
    panda: { pose: 'body', mood: 'wave', size: 104 },
    field: 'sky',
  },
  {
    title: 'Find people',
    text: 'Who is here, what they offer and what they speak; and say what you offer yourself.',
    to: href('/Directory'),
    panda: { pose: 'head', size: 118 },
    field: 'honey',
  },
  {
    title: 'Adopt a panda',
    text: 'Choose its leaf, its coat and what it wears; name it, keep it. The first is free.',
    to: href('/adopt-panda'),
    panda: { pose: 'sit', size: 104 },
    field: 'leaf',
  },
];

const manners = [
  {
    title: 'Kind first',
    text: 'Behind every name is a person with a day of their own. Disagree with what was said, not with who said it.',
  },
  {
    title: 'Honest about machines',
    text: 'Say when an engine wrote it. Nobody minds; everybody minds finding out.',
  },
  {
    title: 'Yours stays yours',
    text: 'Share what is yours to share. What others told you in private is not.',
  },
];

const coming = [
  {
    title: 'Threads',
    text: 'Several people and AI allies in one conversation, with files, tasks and a document written together.',
  },
];
