import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { cn } from '#kit/ui/cn.ts';
import type { SettingsTab } from '#tools/define/settings-part.ts';

interface SettingsNavProps {
  tabs: readonly SettingsTab[];
  current: string;
}

/** A list beside the page on wide screens, a strip to swipe on phones. */
export function SettingsNav({ tabs, current }: SettingsNavProps) {
  return (
    <nav aria-label="Settings" className="-mx-4 sm:-mx-6 lg:sticky lg:top-24 lg:mx-0 lg:self-start">
      <ul className="relative flex [scrollbar-width:none] gap-1 overflow-x-auto px-4 pb-1 sm:px-6 lg:flex-col lg:overflow-visible lg:px-0">
        {tabs.map(({ id, label, icon: Icon }) => (
          <li key={id} className="shrink-0">
            <Link
              to={href('/settings', { tab: id })}
              ref={id === current ? showInStrip : undefined}
              aria-current={id === current ? 'page' : undefined}
              preventScrollReset
              className={cn(
                'flex h-11 items-center gap-2.5 rounded-full px-4 font-medium whitespace-nowrap transition-colors duration-150',
                id === current
                  ? 'bg-bamboo-soft text-bamboo-deep'
                  : 'text-muted hover:bg-sunken hover:text-ink',
              )}
            >
              <Icon aria-hidden className="size-4.5 shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function showInStrip(link: HTMLAnchorElement | null) {
  const strip = link?.closest('ul');
  if (strip && link) strip.scrollLeft = link.offsetLeft - strip.clientWidth / 3;
}
