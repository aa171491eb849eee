import { cn } from '#kit/ui/cn.ts';
import type { PageCache } from '../page-cache.ts';
import type { Pdf } from '../pdf/open-pdf.ts';
import { useOutline } from './use-outline.ts';

interface OutlineListProps {
  pageCache: PageCache;
  pdf: Pdf | undefined;
  page: number;
  onPage(page: number): void;
}

export function OutlineList({ pageCache, pdf, page, onPage }: OutlineListProps) {
  const { entries, isReading } = useOutline(pageCache, pdf);
  if (entries.length === 0)
    return (
      <p className="px-4 py-2 text-sm text-muted">
        {isReading ? 'Reading…' : 'This document has no headings.'}
      </p>
    );
  const here = entries.findLastIndex((entry) => entry.page <= page);
  return (
    <ol className="h-full overflow-y-auto px-2 pb-3">
      {entries.map((entry, index) => (
        <li key={index}>
          <button
            type="button"
            aria-current={index === here ? 'location' : undefined}
            onClick={() => onPage(entry.page)}
            className={cn(
              'flex w-full items-baseline justify-between gap-2 rounded-md px-2 py-1.5 text-start text-sm hover:bg-sunken',
              index === here && 'bg-bamboo-soft',
            )}
            style={{ paddingInlineStart: `${entry.level * 0.75}rem` }}
          >
            <span dir="auto" className="min-w-0 wrap-break-word">
              {entry.title}
            </span>
            <span className="shrink-0 text-muted tabular-nums">{entry.page}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
