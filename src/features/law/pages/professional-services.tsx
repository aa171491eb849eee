import { useState } from 'react';
import { Link } from 'react-router';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { RadioCards } from '#kit/ui/radio-cards.tsx';
import { Section } from '#kit/ui/section.tsx';
import { HandOver } from '../components/hand-over.tsx';
import { SituationShown } from '../components/situation-shown.tsx';
import { situations } from '../professionals.ts';

const helpers = [
  {
    to: '/therapist',
    title: 'Wellbeing companion',
    does: 'Exercises, check-ins, a journal and a plan for bad days. Numbers to call are always in sight.',
    doesNot: 'No therapist and no doctor: it doesn’t diagnose, treat or advise on medicines.',
  },
  {
    to: '/lawyer',
    title: 'Legal document helper',
    does: 'Letters, agreements and outlines from your answers, as Word or PDF.',
    doesNot: 'No lawyer: it gives no advice on your case, and no lawyer has read its texts.',
  },
] as const;

/** Both helpers, and the way to a person. */
export default function ProfessionalServices() {
  const [chosen, setChosen] = useState<string>('');
  const situation = situations.find(({ id }) => id === chosen);
  return (
    <div className="pb-16">
      <PageHeader
        className="pb-6"
        title="Professional services"
        lede="Two helpers that know their limits, and how to find a person where a program isn’t enough."
      />
      <Notice tone="warning">
        In danger right now? Call the emergency number of your country.{' '}
        <Link to="/therapist">Numbers to call</Link>
      </Notice>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2">
        {helpers.map(({ to, title, does, doesNot }) => (
          <Card key={to} asChild interactive padding="lg">
            <li className="grid content-start gap-2">
              <h2 className="text-2xl">
                <Link to={to} className={cardLink}>
                  {title}
                </Link>
              </h2>
              <p>{does}</p>
              <p className="text-muted">{doesNot}</p>
            </li>
          </Card>
        ))}
      </ul>
      <Section
        title="Find a professional"
        lede="Choose what it is about. Names of professions differ by country."
      >
        <div className="grid gap-6">
          <RadioCards
            legend="What is it about?"
            value={chosen}
            options={situations.map(({ id, title }) => ({ value: id, label: title }))}
            onValueChange={setChosen}
          />
          {situation && <SituationShown situation={situation} />}
        </div>
      </Section>
      <HandOver />
    </div>
  );
}
