import BookOpen from 'lucide-react/icons/book-open';
import Blocks from 'lucide-react/icons/blocks';
import Images from 'lucide-react/icons/images';
import Search from 'lucide-react/icons/search';
import Sparkles from 'lucide-react/icons/sparkles';
import type { ComponentType } from 'react';
import { NavLink } from 'react-router';
import { cn } from '#kit/ui/cn.ts';
import { bottomBar } from '../navigation.ts';
import { useLinksInScope } from './use-links-in-scope.ts';

const icons: Record<string, ComponentType<{ 'aria-hidden': true; className: string }>> = {
  'AI Tools': Sparkles,
  Learn: BookOpen,
  Gallery: Images,
  Builder: Blocks,
  Search,
};

/** The thumb's reach on small screens. */
export function BottomBar() {
  const links = useLinksInScope()(bottomBar);
  if (links.length === 0) return null;
  return (
    <nav
      aria-label="Quick links"
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {links.map(({ label, to, isComing }) => {
          const Icon = icons[label]!;
          return (
            <li key={to}>
              <NavLink
                to={to}
                title={isComing ? `${label}: coming` : undefined}
                className={cn(
                  'grid min-h-14 place-items-center content-center gap-0.5 text-sm aria-[current=page]:text-bamboo-deep',
                  isComing ? 'text-muted [&_svg]:opacity-50' : 'text-ink',
                )}
              >
                <Icon aria-hidden className="size-5" />
                {label}
                {isComing && <span className="sr-only"> (coming)</span>}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
