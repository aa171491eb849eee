import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { cn } from '#kit/ui/cn.ts';
import { listSections } from '../contract.ts';
import { sections, type SectionId } from '../sections.ts';
import { SectionIcon } from './section-icon.tsx';

export function SectionLinks({ current }: { current: SectionId | undefined }) {
  const { data } = useQuery(query(listSections));
  const counts = new Map(data?.items.map(({ section, count }) => [section, count]));
  return (
    <nav aria-label="Sections">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={href('/marketplace/:section?', id === current ? {} : { section: id })}
              aria-current={id === current ? 'page' : undefined}
              className={cn(
                'flex h-full min-h-13 items-center gap-3 rounded-card border-[1.5px] px-4 py-3 font-medium text-ink no-underline',
                id === current ? 'border-bamboo bg-bamboo-soft' : 'border-line bg-surface hover:border-edge',
              )}
            >
              <SectionIcon section={id} className="size-5 shrink-0 text-bamboo-deep" />
              <span className="min-w-0 truncate">{title}</span>
              {(counts.get(id) ?? 0) > 0 && (
                <span className="ml-auto text-sm font-normal text-muted tabular-nums">
                  {counts.get(id)!.toLocaleString('en')}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
