import BookOpen from 'lucide-react/icons/book-open';
import { Link } from 'react-router';
import { isSafeLink } from './is-safe-link.ts';
import { cn } from './cn.ts';

export interface ShownSource {
  title: string;
  /** A page of ours or of the web; some sources are books without an address. */
  href?: string | undefined;
}

interface SourceListProps {
  sources: readonly ShownSource[];
  onFollow?: () => void;
  className?: string;
}

/** Where an answer comes from. */
export function SourceList({ sources, onFollow, className }: SourceListProps) {
  if (sources.length === 0) return null;
  return (
    <ul aria-label="Sources" className={cn('flex flex-wrap gap-x-5 gap-y-1', className)}>
      {sources.map((source) => (
        <li key={`${source.href} ${source.title}`} className="inline-flex min-h-8 items-center gap-2">
          <BookOpen aria-hidden className="size-4 shrink-0 text-bamboo-deep" />
          <SourceName {...source} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

function SourceName({ title, href, onFollow }: ShownSource & { onFollow: (() => void) | undefined }) {
  const look = 'font-medium text-bamboo-deep underline decoration-1 underline-offset-4 hover:decoration-2';
  if (!href || !isSafeLink(href)) return <span className="text-muted">{title}</span>;
  return href.startsWith('/') ? (
    <Link to={href} onClick={onFollow} className={look}>
      {title}
    </Link>
  ) : (
    <a href={href} rel="noreferrer" className={look}>
      {title}
    </a>
  );
}
