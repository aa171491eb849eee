import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { buttonStyle } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { heroTitle } from './hero-frame.tsx';

export function ProofHero() {
  return (
    <div className="grid items-center gap-10 px-6 py-12 @3xl:grid-cols-2 @3xl:gap-14 @3xl:px-14 @3xl:py-20">
      <div className="grid justify-items-start gap-6">
        <p className={cn(heroTitle, '@3xl:text-4xl')}>We keep little, and say how long.</p>
        <p className="max-w-[28em] text-lg text-muted">
          Most of what a site keeps about people is kept because nobody took it away. Here each thing has an
          end.
        </p>
        <Link to={href('/privacy-policy')} className={buttonStyle({ variant: 'secondary' })}>
          Read the privacy policy
        </Link>
      </div>
      <ol className="grid gap-3">
        {ends.map(({ what, share, words }) => (
          <li key={what} className="grid gap-2 rounded-card border border-line bg-surface p-4">
            <span className="flex items-baseline justify-between gap-4">
              <strong>{what}</strong>
              <span className="text-muted">{words}</span>
            </span>
            <span aria-hidden className="h-2 rounded-full bg-sunken">
              <span className={`block h-2 rounded-full bg-bamboo ${share}`} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const ends = [
  { what: 'The text of a mail', share: 'w-2', words: 'until it is sent' },
  { what: 'An export', share: 'w-1/4', words: '7 days' },
  { what: 'What you deleted', share: 'w-full', words: '30 days' },
];
