import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Panda, type Mood } from '#kit/ui/panda/panda.tsx';
import { Section } from '#kit/ui/section.tsx';
import { PandaPortrait } from '../components/panda-portrait.tsx';

export default function AboutPandas() {
  return (
    <div className="pb-6">
      <section className="grid items-end gap-10 pt-12 pb-8 md:grid-cols-[1.3fr_.7fr] md:pt-16">
        <div className="grid justify-items-start gap-6">
          <h1 className="text-display">Who is this panda?</h1>
          <p className="max-w-[32em] text-xl text-muted">
            The panda is your guide. It follows along while you type, thinks while an engine works, and lets
            you know when something goes wrong.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button asChild size="lg">
              <Link to={href('/adopt-panda')}>Adopt a panda</Link>
            </Button>
          </div>
        </div>
        <Panda pose="sit" mood="wave" size={270} className="justify-self-center" />
      </section>
      <Section
        title="What its face means"
        lede="Each mood means something. When the panda is thinking, an engine is working. When it’s listening, a microphone is on."
      >
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {faces.map(({ title, text, ...face }) => (
            <li key={title} className="flex items-center gap-6 border-t border-line py-6 pr-6">
              <Panda {...face} size={92} />
              <div>
                <h3>{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Your own panda">
        <div className="grid gap-4 md:grid-cols-[1.15fr_1fr]">
          <Card
            field="leaf"
            padding="none"
            className="grid grid-cols-3 items-end gap-2 overflow-hidden px-5 pt-10 sm:px-10"
          >
            <PandaPortrait look={{ leaf: 'maple', coat: 'chestnut', outfit: 'bandana' }} size={120} />
            <PandaPortrait look={{ leaf: 'bamboo', coat: 'ink', outfit: 'scarf' }} size={120} />
            <PandaPortrait look={{ leaf: 'cherry', coat: 'dusk', outfit: 'bell' }} size={120} />
          </Card>
          <div className="grid content-center gap-4 md:pl-6">
            <p className="text-lg">
              You can adopt a panda and name it. It stays with your account and makes you a{' '}
              <strong>Panda Member</strong>. The first one is free.
            </p>
            <p className="text-muted">
              Today that means a Panda Member badge on your account card and public profile, and a panda to
              keep you company.
            </p>
          </div>
        </div>
      </Section>
      <Section title="Coming soon" lede="No dates yet.">
        <dl className="grid gap-x-10 md:grid-cols-2">
          {coming.map(({ what, text }) => (
            <div key={what} className="border-t border-line py-5">
              <dt className="font-display text-xl font-bold tracking-[-0.025em]">{what}</dt>
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Real pandas">
        <div className="grid gap-x-10 gap-y-4 border-t border-line pt-6 text-lg md:grid-cols-3">
          <p>
            Giant pandas live in a few mountain ranges of China. They are bears that took to bamboo, and they
            spend most of their waking hours eating it.
          </p>
          <p>
            In the Qinling mountains some are brown and cream in place of black and white. That’s where the
            chestnut coat comes from.
          </p>
          <p>
            Adopting a panda here doesn’t help real ones. To help, support a conservation charity you trust.
          </p>
        </div>
      </Section>
    </div>
  );
}

const faces: { mood: Mood; look?: readonly [number, number]; title: string; text: string }[] = [
  {
    mood: 'idle',
    title: 'At ease',
    text: 'Nothing to do. It just blinks now and then.',
  },
  {
    mood: 'idle',
    look: [-1, 0.9],
    title: 'Reading along',
    text: 'You type, and its eyes follow. It looks away from passwords.',
  },
  { mood: 'wave', title: 'Hello', text: 'It’s happy to see you.' },
  { mood: 'think', title: 'Thinking', text: 'An engine is working on your request.' },
  {
    mood: 'listen',
    title: 'Listening',
    text: 'A microphone is on.',
  },
  { mood: 'celebrate', title: 'Hurray', text: 'Something worked.' },
  {
    mood: 'sorry',
    title: 'Sorry',
    text: 'Something failed. The message next to it says what to do.',
  },
  { mood: 'sleep', title: 'Asleep', text: 'There’s nothing here yet.' },
];

const coming = [
  {
    what: 'More pandas',
    text: 'More adoptions, with new looks.',
  },
  {
    what: 'Pandas to earn',
    text: 'Complete quests to earn pandas.',
  },
  {
    what: 'Pandas on a blockchain (optional)',
    text: 'Claim your panda into a wallet. You won’t need one to keep it.',
  },
  {
    what: 'A voice',
    text: 'Talk to your panda.',
  },
];
