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
            It lives here. It reads along while you type, thinks while an engine thinks, and is honestly sorry
            when something breaks. It never blocks the way, and it never pretends.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button asChild size="lg">
              <Link to={href('/adopt-panda')}>Adopt one of your own</Link>
            </Button>
          </div>
        </div>
        <Panda pose="sit" mood="wave" size={270} className="justify-self-center" />
      </section>
      <Section
        title="What its face tells you"
        lede="Seven moods and a pair of eyes, and each is a statement. When the panda thinks, something thinks; when it listens, a microphone is open."
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
      <Section title="A panda of one’s own">
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
              You can adopt a panda and name it. It stays with your account, and whoever has at least one is a{' '}
              <strong>Panda Member</strong>. The first costs nothing, for anyone.
            </p>
            <p className="text-muted">
              Today that means: your account card says Panda Member, your public profile says so too, and a
              small animal with a name of your choosing keeps you company. That is all, and we would rather
              say so.
            </p>
          </div>
        </div>
      </Section>
      <Section title="What will come" lede="Nothing here has a date. Each part opens when it works.">
        <dl className="grid gap-x-10 md:grid-cols-2">
          {coming.map(({ what, text }) => (
            <div key={what} className="border-t border-line py-5">
              <dt className="font-display text-xl font-bold tracking-[-0.025em]">{what}</dt>
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="And the real ones">
        <div className="grid gap-x-10 gap-y-4 border-t border-line pt-6 text-lg md:grid-cols-3">
          <p>
            Giant pandas live in a few mountain ranges of China. They are bears that took to bamboo, and they
            spend most of their waking hours eating it.
          </p>
          <p>
            In the Qinling mountains some are brown and cream in place of black and white. The chestnut coat
            is a bow to them.
          </p>
          <p>
            Adopting a panda here helps no real one, and takes no money that could. If you want to help, look
            for a conservation society you trust.
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
    text: 'Nothing needs you. It blinks now and then, and that is all it does.',
  },
  {
    mood: 'idle',
    look: [-1, 0.9],
    title: 'Reading along',
    text: 'You type, and its eyes follow. It looks away from passwords.',
  },
  { mood: 'wave', title: 'Hello', text: 'You have come, or come back. It is glad.' },
  { mood: 'think', title: 'Thinking', text: 'An engine is at work on what you asked, at this very moment.' },
  {
    mood: 'listen',
    title: 'Listening',
    text: 'A microphone is open. When it stops listening, so does the machine.',
  },
  { mood: 'celebrate', title: 'Hurray', text: 'Something you set out to do has worked.' },
  {
    mood: 'sorry',
    title: 'Sorry',
    text: 'Something failed, and it was not your fault. The words beside it say what to do.',
  },
  { mood: 'sleep', title: 'Asleep', text: 'This shelf is empty. You are welcome to wake it.' },
];

const coming = [
  {
    what: 'More pandas',
    text: 'Further adoptions beside the free one, with looks that are not among today’s.',
  },
  {
    what: 'Pandas to earn',
    text: 'Quests through the tools, checked by what was really done, that end with a panda.',
  },
  {
    what: 'Pandas on a chain, if you like',
    text: 'A panda adopted today can then be claimed into a wallet. Nobody needs one to keep a panda.',
  },
  {
    what: 'A voice',
    text: 'The microphone and the engines open one by one; then you will see it listen and think.',
  },
];
