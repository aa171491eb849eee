import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Section } from '#kit/ui/section.tsx';
import { href } from '#kit/href.ts';

export default function Home() {
  return (
    <>
      <section className="grid items-end gap-10 pt-14 pb-16 md:grid-cols-[1.25fr_.75fr] md:pt-20">
        <div className="grid justify-items-start gap-6">
          <h1 className="text-display font-bold">
            Many minds,
            <br />
            one <em className="text-bamboo not-italic">friendly</em> place.
          </h1>
          <p className="max-w-[32em] text-xl text-muted">
            Frenly gathers AI tools and the people who use them. It runs from one command, keeps your things
            in one folder, and needs no key and no account elsewhere.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button asChild size="lg">
              <Link to={href('/register')}>Make your account</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to={href('/login')}>Sign in</Link>
            </Button>
          </div>
        </div>
        <Panda pose="body" mood="wave" size={280} className="max-md:hidden" />
      </section>
      <Section title="Open today">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {openToday.map(({ title, text, to }) => (
            <li key={to}>
              <Card interactive padding="lg" className="h-full">
                <h3>
                  <Link to={to} className={cardLink}>
                    {title}
                  </Link>
                </h3>
                <p className="mt-2 text-muted">{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Being built, in this order"
        lede="Nothing here is a promise with a date; each part opens when it works."
      >
        <ol className="grid gap-x-10 md:grid-cols-2">
          {comingNext.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-5">
              <h3>{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

const openToday = [
  {
    title: 'An account that is yours',
    text: 'Passkeys, two-factor, sessions you can end, and a full export.',
    to: href('/register'),
  },
  {
    title: 'A public profile',
    text: 'A handle, a picture and a few words, at an address you can share.',
    to: href('/profile'),
  },
  {
    title: 'Feedback that is read',
    text: 'Tell us what is wrong or missing. Answers come back to you.',
    to: href('/feedback'),
  },
  {
    title: 'Help with signing in',
    text: 'A page that checks your browser and says what to do.',
    to: href('/auth/troubleshoot'),
  },
];

const comingNext = [
  { title: 'Engines', text: 'Bamboo, the embedded engine, and every model you add, behind one door.' },
  {
    title: 'Consensus',
    text: 'Several engines answer one question; you see where they agree and where they do not.',
  },
  { title: 'Research', text: 'Search with citations, documents that answer, transcripts you can search.' },
  {
    title: 'Making',
    text: 'Voice, e-mail, writing, pictures, video, code and books, each handing work to the next.',
  },
  {
    title: 'Community',
    text: 'Threads, profiles, a gallery, questions and thanks, around the tools and not beside them.',
  },
  { title: 'Learning', text: 'Lessons that run in the page with the tools themselves.' },
];
