import { CodeBlock } from '#kit/ui/code-block.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Section } from '#kit/ui/section.tsx';
import { CaretWatcher } from '../components/caret-watcher.tsx';
import { DoDont } from '../components/do-dont.tsx';
import { GuidePage } from '../components/guide-page.tsx';
import { MascotStage } from '../components/mascot-stage.tsx';
import { MoodTable } from '../components/mood-table.tsx';

export default function MascotAnimations() {
  return (
    <GuidePage
      title="The panda, mood by mood"
      lede="One drawing made of parts that are always there. A mood turns the head, the ears, the brows and the paws; nothing is swapped, so every mood can flow into every other."
    >
      <Section
        title="Try it"
        lede="Choose a mood and a pose. While its eyes are open, they follow your pointer."
      >
        <MascotStage />
      </Section>
      <Section
        title="Every mood in every pose"
        lede="A mood changes nothing around it: the box that the layout counts with stays the same."
      >
        <MoodTable />
      </Section>
      <Section title="What moves, and for how long">
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {movements.map(({ what, how }) => (
            <div key={what} className="border-t border-line py-4">
              <dt className="font-semibold">{what}</dt>
              <dd className="mt-1 text-muted">{how}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        title="Use it"
        lede="Without a title the panda is decoration and screen readers pass over it. Give it one where it says something that no words beside it say."
      >
        <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
          <CodeBlock title="In a page" code={inPage} className="min-w-0" />
          <div className="grid min-w-0 content-start gap-4">
            <CaretWatcher />
            <p className="text-muted">
              <code>peek</code> looks over an edge, its paws on it. <code>look</code> takes two numbers from
              −1 to 1 and adds to the gaze of the mood.
            </p>
          </div>
          <CodeBlock title="On an edge" code={onEdge} className="min-w-0" />
          <CodeBlock title="As a file, for icons and preview cards" code={asFile} className="min-w-0" />
        </div>
      </Section>
      <Section title="With meaning">
        <div className="grid gap-6">
          <DoDont
            good={{
              picture: (
                <p className="flex items-center gap-5">
                  <Panda mood="think" size={84} /> Reading the three sources…
                </p>
              ),
              words: 'let it think while something thinks, beside words that say what.',
            }}
            bad={{
              picture: <Panda mood="think" size={84} />,
              words: 'use a mood as ornament. A panda that thinks while nothing happens is a lie.',
            }}
          />
          <DoDont
            good={{
              picture: (
                <p className="flex items-center gap-5">
                  <Panda mood="sorry" size={84} /> The file is larger than 20 MB. Choose a smaller one.
                </p>
              ),
              words: 'be sorry with a reason and a way on.',
            }}
            bad={{
              picture: (
                <span className="flex">
                  <Panda mood="celebrate" size={64} />
                  <Panda mood="wave" size={64} />
                  <Panda mood="celebrate" size={64} />
                </span>
              ),
              words: 'gather a crowd. One panda in view is company, three are wallpaper.',
            }}
          />
        </div>
      </Section>
    </GuidePage>
  );
}

const movements = [
  {
    what: 'From mood to mood',
    how: 'Head, ears, brows and paws take 220 ms and overshoot a little. Mouth, lids and arms change their shape in 200 ms.',
  },
  { what: 'Eyes', how: 'They blink every 5.6 seconds while open, and go where look sends them.' },
  { what: 'A raised paw', how: 'It wags six times and comes to rest. Nothing that greets goes on for ever.' },
  { what: 'Thinking', how: 'Three dots breathe for as long as the mood holds; the only part that repeats.' },
  {
    what: 'Small sizes',
    how: 'Below 40 px another drawing takes over: heavier lines, simpler eyes, no blinking.',
  },
  {
    what: 'Reduced motion',
    how: 'With reduced motion, moods change at once; nothing blinks, wags or follows.',
  },
];

const inPage = `import { Panda } from '#kit/ui/panda/panda.tsx';

<Panda mood="sleep" size={104} />

<Panda
  pose="body"
  mood="sorry"
  size={150}
  title="The panda is sorry"
/>`;

const onEdge = `<Card className="relative mt-28">
  <Panda
    pose="peek"
    look={[-1, 0.9]}
    size={128}
    className="absolute right-8
      bottom-full translate-y-1/8"
  />
  …
</Card>`;

const asFile = `import { pandaSvg }
  from '#kit/ui/panda/panda-svg.ts';

pandaSvg({
  pose: 'wrapped',
  mood: 'idle',
  theme: 'dark',
  size: 480,
});`;
