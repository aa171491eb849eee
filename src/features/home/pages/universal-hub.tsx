import type { Place } from '#kit/place.ts';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { ToolFamilies } from '../components/tool-families.tsx';
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
        lede="Write what you need, in any words. What can be answered at once is answered here; for the rest the right page opens with your words already in it."
        className="pb-0 sm:pb-0"
      />
      <Prompt places={others} begin={begin} aside className="mt-24 pb-6 sm:mt-26" />
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
      <ToolFamilies places={others} />
    </>
  );
}

const kinds = [
  { title: 'Numbers', text: 'Sums, percentages, equations, roman numerals, in digits or words.' },
  { title: 'Measures', text: 'Lengths, weights, volumes, temperatures and more, from one unit to another.' },
  { title: 'Dates and times', text: 'Weekdays, days between, the time in other places.' },
  { title: 'Words', text: 'What they mean, others like them, their opposites.' },
  { title: 'Countries', text: 'Capitals, currencies, languages, neighbours, calling codes.' },
  { title: 'Small facts', text: 'Chemical elements, planets, colours, status codes.' },
  {
    title: 'Your own text',
    text: 'Paste it and ask for a summary, better grammar, another tone, or about what it says.',
  },
  { title: 'This place', text: 'How anything on Frenly is done, with the page where it is done.' },
];
