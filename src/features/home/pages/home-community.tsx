import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import type { Place } from '#kit/place.ts';
import { Button } from '#kit/ui/button.tsx';
import { Panda, type Mood } from '#kit/ui/panda/panda.tsx';
import { Section } from '#kit/ui/section.tsx';
import { HomeSection } from '../components/home-section.tsx';
import { Prompt } from '../prompt/prompt.tsx';

/** Alternate 4: the people first, then the tools. */
export default function HomeCommunity({ places }: { places: readonly Place[] }) {
  const placeOf = (id: string) => places.find((place) => place.id === id);
  return (
    <>
      <section className="grid items-end gap-x-10 gap-y-8 pt-12 md:grid-cols-[1.2fr_.8fr] md:pt-18">
        <div className="grid justify-items-start gap-6 md:pb-14">
          <h1 className="text-display">
            First the people.
            <br />
            <em className="text-bamboo not-italic">Then the tools.</em>
          </h1>
          <p className="max-w-[31em] text-lg text-muted sm:text-xl">
            Join a new community and help shape it.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button asChild size="lg">
              <Link to={href('/community')}>Take part</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to={href('/adopt-panda')}>Adopt a panda</Link>
            </Button>
          </div>
        </div>
        <div className="flex items-end justify-center" aria-hidden>
          {crowd.map(({ mood, size, className }) => (
            <Panda key={mood} pose="body" mood={mood} size={size} className={className} />
          ))}
        </div>
      </section>
      <div className="grid border-t-[1.5px] border-ink md:grid-cols-3 md:divide-x md:divide-line">
        {shelves.map(({ id, title, text }) => (
          <HomeSection key={id} title={title} place={placeOf(id)}>
            {text}
          </HomeSection>
        ))}
      </div>
      <Section title="Ask while you are here" className="pt-14 sm:pt-18">
        <Prompt aside className="mt-20" />
      </Section>
    </>
  );
}

const crowd: { mood: Mood; size: number; className: string }[] = [
  { mood: 'idle', size: 130, className: 'h-auto w-[32%] max-w-33' },
  { mood: 'wave', size: 190, className: 'z-10 -mx-4 h-auto w-[44%] max-w-48' },
  { mood: 'celebrate', size: 130, className: 'h-auto w-[32%] max-w-33' },
];

const shelves = [
  {
    id: 'pulse',
    title: 'The pulse',
    text: 'See what’s happening, live.',
  },
  {
    id: 'directory',
    title: 'The directory',
    text: 'Find members and what they offer.',
  },
  {
    id: 'gallery',
    title: 'Latest creations',
    text: 'See what members made, and remix it.',
  },
];
