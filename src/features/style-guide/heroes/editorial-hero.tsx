import { Link } from 'react-router';
import { href } from '#kit/href.ts';

export function EditorialHero() {
  return (
    <div className="grid gap-10 px-6 py-12 @3xl:px-14 @3xl:py-20">
      <p className="max-w-[14em] font-display text-[2.5rem] leading-none font-bold tracking-[-0.035em] text-balance @3xl:text-display">
        Your things in one folder, your name on the door.
      </p>
      <div className="grid gap-x-12 gap-y-6 border-t border-line pt-6 text-lg @3xl:grid-cols-3">
        <p>
          Frenly starts with one command, and everything it keeps lies in one folder on a machine that
          somebody you know looks after.
        </p>
        <p>
          It needs no key and no account elsewhere. Nothing that you write leaves for a place that its
          operator did not choose.
        </p>
        <p>
          You can take everything with you, and you can take everything away.{' '}
          <Link to={href('/privacy-policy')}>How that works</Link>
        </p>
      </div>
    </div>
  );
}
