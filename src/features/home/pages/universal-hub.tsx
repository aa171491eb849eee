import type { Place } from '#kit/place.ts';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { AllTools } from '../components/all-tools.tsx';
import { Prompt } from '../prompt/prompt.tsx';

interface UniversalHubProps {
  places: readonly Place[];
  /** Asked at once, where someone came with a question. */
  begin: string;
}

export default function UniversalHub({ places, begin }: UniversalHubProps) {
  // The hub does not offer itself.
  const others = places.filter(({ id }) => id !== 'universal-hub');
  return (
    <>
      <PageHeader
        title="Universal hub"
        lede="Type what you need. You get an instant answer, or the right tool opens with your text filled in."
        className="pb-0 sm:pb-0"
      />
      <Prompt begin={begin} aside className="mt-24 pb-6 sm:mt-26" />
      <Section
        title="Answered at once"
        lede="By Bamboo, the engine that comes with Frenly: free, without a key, and it says when it does not know."
      >
        <dl className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {kinds.map(({ title, text }) => (
            <div key={title} className="border-t border-line py-4">
              <dt className="font-semibold">{title}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <AllTools places={others} />
    </>
  );
}

const kinds = [
  { title: 'Numbers', text: 'Sums, percentages, equations, roman numerals, in digits or words.' },
  { title: 'Measures', text: 'Lengths, weights, volumes, temperatures and more, from one unit to another.' },
  { title: 'Dates and times', text: 'Weekdays, days between, the time in other places.' },
  { title: 'Words', text: 'Meanings, synonyms and opposites.' },
  { title: 'Countries', text: 'Capitals, currencies, languages, neighbours, calling codes.' },
  { title: 'Small facts', text: 'Chemical elements, planets, colours, status codes.' },
  {
    title: 'Your own text',
    text: 'Paste it to summarise, correct, change the tone or ask questions.',
  },
  { title: 'Frenly', text: 'How to do anything on Frenly.' },
];
