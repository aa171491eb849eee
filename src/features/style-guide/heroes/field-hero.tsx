import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { buttonStyle } from '#kit/ui/button.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { heroTitle } from './hero-frame.tsx';

export function FieldHero() {
  return (
    <div className="grid bg-sky px-6 pt-12 @3xl:grid-cols-[1fr_auto] @3xl:items-end @3xl:px-14 @3xl:pt-20">
      <div className="grid justify-items-start gap-6 pb-12 @3xl:pb-20">
        <p className={heroTitle}>This part opens when it works.</p>
        <p className="max-w-[30em] text-lg @3xl:text-xl">
          It’s planned, but not available yet. The panda sleeps here until then; a good many other doors are
          open.
        </p>
        <Link to={href('/')} className={buttonStyle({ size: 'lg' })}>
          See what is open
        </Link>
      </div>
      <Panda pose="sit" mood="sleep" size={300} className="-mb-8 max-w-full justify-self-end" />
    </div>
  );
}
