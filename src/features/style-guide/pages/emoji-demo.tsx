import { Card } from '#kit/ui/card.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Section } from '#kit/ui/section.tsx';
import { DoDont } from '../components/do-dont.tsx';
import { Face } from '../components/face.tsx';
import { FaceCard } from '../components/face-card.tsx';
import { GuidePage } from '../components/guide-page.tsx';
import { ReactionBar } from '../components/reaction-bar.tsx';
import { expressions } from '../expressions.ts';

const sizes = [20, 24, 32, 48, 64, 96];

export default function EmojiDemo() {
  return (
    <GuidePage
      title="Faces, not emoji"
      lede="An emoji looks different on every phone and belongs to none of them. Where this product answers with a face, it is the panda’s: twelve expressions, each for one thing that people say to each other."
    >
      <Section
        title="React to this"
        lede="Try it: a face answers, and a second click takes it back. Nothing leaves this page."
      >
        <Card padding="lg" className="relative mt-24 grid gap-5">
          <Panda pose="peek" size={116} className="absolute right-8 bottom-full translate-y-1/8" />
          <blockquote className="max-w-[32em] font-display text-2xl font-bold tracking-[-0.025em]">
            A giant panda eats for most of the day, nearly all of it bamboo, and naps in between.
          </blockquote>
          <ReactionBar />
        </Card>
      </Section>
      <Section
        title="The twelve"
        lede="Large for the eye, small as they are used. Each can be copied as a file of its own."
      >
        <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
          {expressions.map((expression) => (
            <FaceCard key={expression.id} {...expression} />
          ))}
        </ul>
      </Section>
      <Section
        title="At every size"
        lede="Below 40 px the drawing changes: heavier lines, one light in each eye, no brows and no cheeks. That is why eyes, mouth and tilt alone must tell the faces apart."
      >
        <ul className="flex flex-wrap items-end gap-x-8 gap-y-6">
          {sizes.map((size) => (
            <li key={size} className="grid justify-items-center gap-2">
              <Face parts={expressions[3]!.parts} size={size} />
              <span className="text-sm text-muted">{size} px</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="How they are used">
        <div className="grid gap-6">
          <DoDont
            good={{
              picture: (
                <span className="inline-flex items-center gap-2.5 rounded-full border border-line px-4 py-2">
                  <Face parts={expressions[2]!.parts} size={28} /> Thank you
                </span>
              ),
              words: 'name the face. Screen readers say “Thank you”, and everyone sees it in a tooltip.',
            }}
            bad={{
              picture: <Face parts={expressions[2]!.parts} size={64} />,
              words: 'leave it to stand for a word that nobody can read out.',
            }}
          />
          <p className="max-w-[42em] text-lg">
            What people type stays as they typed it: an emoji in a message is text, and text is not ours to
            redraw. The faces are for answers that the product offers. They arrive with threads; until then
            they live here.
          </p>
        </div>
      </Section>
    </GuidePage>
  );
}
