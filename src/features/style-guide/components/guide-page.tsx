import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { href } from '#kit/href.ts';
import { PageHeader } from '#kit/ui/page-header.tsx';

const guidePages = [
  { to: href('/mascot-animations'), label: 'Panda' },
  { to: href('/emoji-demo'), label: 'Faces' },
  { to: href('/logos'), label: 'Logos' },
  { to: href('/icon-styles'), label: 'Icons' },
  { to: href('/animated-demo'), label: 'Motion' },
  { to: href('/loading-demo'), label: 'Loading' },
  { to: href('/result-kinds'), label: 'Results' },
  { to: href('/words-guide'), label: 'Words' },
  { to: href('/hero-layouts'), label: 'Heroes' },
];

interface GuidePageProps {
  title: ReactNode;
  lede: ReactNode;
  children: ReactNode;
}

/** One page of the style guide, with the way to the others. */
export function GuidePage({ title, lede, children }: GuidePageProps) {
  return (
    <div className="pb-4">
      <GuideNav />
      <PageHeader title={title} lede={lede} className="pb-4" />
      {children}
      <NextPage />
    </div>
  );
}

// On the host of another brand the other pages do not exist.
const onlyOnMain = 'in-data-[brand=inbox]:hidden';

function GuideNav() {
  return (
    <nav aria-label="Style guide" className={`mt-6 border-b border-line ${onlyOnMain}`}>
      <ul className="-ml-3 flex flex-wrap gap-x-1">
        {guidePages.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-muted hover:text-ink aria-[current=page]:border-bamboo aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NextPage() {
  const { pathname } = useLocation();
  const here = guidePages.findIndex(({ to }) => to === pathname.toLowerCase());
  const next = guidePages[(here + 1) % guidePages.length]!;
  return (
    <p className={`mt-10 border-t border-line pt-6 ${onlyOnMain}`}>
      <Link
        to={next.to}
        className="inline-flex min-h-11 items-center gap-2 font-display text-2xl font-bold tracking-[-0.025em] hover:text-bamboo-deep"
      >
        Next: {next.label}
        <ArrowRight aria-hidden className="size-6" />
      </Link>
    </p>
  );
}
