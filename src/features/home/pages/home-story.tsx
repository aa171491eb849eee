import ArrowDown from 'lucide-react/icons/arrow-down';
import { cn } from '#kit/ui/cn.ts';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Prompt } from '../prompt/prompt.tsx';
import { chapters, type Chapter } from '../story/chapters.ts';

/** Alternate 5: the panda tells its story, one screen after the other, and then it is your turn. */
export default function HomeStory() {
  return (
    <>
      <section className="grid min-h-[calc(100dvh-9rem)] content-center justify-items-start gap-6 py-14">
        <Panda pose="head" mood="wave" size={150} />
        <h1 className="text-display">
          Hello.
          <br />
          <em className="text-bamboo not-italic">I am the panda.</em>
        </h1>
        <p className="flex items-center gap-3 text-xl text-muted">
          Scroll to meet me.
          <ArrowDown aria-hidden className="size-5" />
        </p>
      </section>
      <div className="grid gap-5">
        {chapters.map((chapter, index) => (
          <ChapterView key={chapter.title} chapter={chapter} flipped={index % 2 === 1} />
        ))}
      </div>
      <section className="py-20">
        <h2 className="text-4xl">And you?</h2>
        <p className="mt-3 max-w-[31em] text-lg text-muted sm:text-xl">
          That was all about me. Say what brings you here.
        </p>
        <Prompt aside className="mt-24" />
      </section>
    </>
  );
}

function ChapterView({ chapter, flipped }: { chapter: Chapter; flipped: boolean }) {
  const { title, text, pose, mood, field } = chapter;
  return (
    <section
      className={cn(
        'grid min-h-[min(85vh,40rem)] items-center gap-10 overflow-hidden rounded-panel px-6 py-14 sm:px-14 md:grid-cols-2',
        field,
      )}
    >
      <div className={cn(risesAsReached, 'grid gap-5', flipped && 'md:order-2')}>
        <h2 className="text-4xl">{title}</h2>
        <p className="max-w-[28em] text-xl">{text}</p>
      </div>
      <Panda
        pose={pose}
        mood={mood}
        size={300}
        className={cn(risesAsReached, 'h-auto w-52 justify-self-center md:w-75', flipped && 'md:order-1')}
      />
    </section>
  );
}

/** By the scrolling itself, where the browser can; longhands, so that their order in the style sheet does not matter. */
const risesAsReached =
  'motion-safe:supports-[animation-timeline:view()]:[animation-name:rise-in] [animation-duration:1s] [animation-fill-mode:both] [animation-range:entry_5%_cover_32%] [animation-timeline:view()] [animation-timing-function:linear]';
