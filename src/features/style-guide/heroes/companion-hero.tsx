import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { buttonStyle } from '#kit/ui/button.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { heroTitle } from './hero-frame.tsx';

export function CompanionHero() {
  return (
    <div className="grid items-end gap-10 px-6 pt-12 @3xl:grid-cols-[1.25fr_.75fr] @3xl:px-14 @3xl:pt-20">
      <div className="grid justify-items-start gap-6 @3xl:pb-20">
        <p className={heroTitle}>
          A panda of <span className="text-bamboo">your own.</span>
        </p>
        <p className="max-w-[30em] text-lg text-muted @3xl:text-xl">
          Choose its leaf, its coat and what it wears. Give it a name. The first one is free, and it stays
          with your account.
        </p>
        <div className="flex flex-wrap gap-3">
          <Link to={href('/adopt-panda')} className={buttonStyle({ size: 'lg' })}>
            Adopt a panda
          </Link>
          <Link to={href('/about-pandas')} className={buttonStyle({ size: 'lg', variant: 'secondary' })}>
            About pandas
          </Link>
        </div>
      </div>
      <Panda pose="body" mood="wave" size={280} className="-mb-3 max-w-full justify-self-center" />
    </div>
  );
}
