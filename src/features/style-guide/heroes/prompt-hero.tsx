import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { buttonStyle } from '#kit/ui/button.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { heroTitle } from './hero-frame.tsx';

export function PromptHero() {
  return (
    <div className="grid gap-6 px-6 py-12 @3xl:px-14 @3xl:py-20">
      <p className={heroTitle}>
        Say what is wrong.
        <br />
        <span className="text-bamboo">Hear back.</span>
      </p>
      <p className="max-w-[32em] text-lg text-muted @3xl:text-xl">
        A bug, an idea, a question, a kind word: what you send is read, and the answer finds its way to you.
      </p>
      <div className="relative mt-24 flex max-w-2xl flex-wrap items-end justify-between gap-4 rounded-panel border-[1.5px] border-ink bg-surface p-5 shadow-raised">
        <Panda
          pose="peek"
          look={[-1, 0.8]}
          size={124}
          className="absolute right-8 bottom-full translate-y-1/8"
        />
        <p className="min-h-16 text-lg text-muted">What should be better?</p>
        <Link to={href('/feedback')} className={buttonStyle()}>
          Tell us
        </Link>
      </div>
    </div>
  );
}
