import { Link } from 'react-router';
import type { HelpSummary } from '#features/assistant/contract.ts';
import { href } from '#kit/href.ts';
import { cn } from '#kit/ui/cn.ts';

interface ArticleLinksProps {
  articles: readonly HelpSummary[];
  /** Small screens show titles only, so that the whole list stays in sight. */
  brief?: boolean;
}

export function ArticleLinks({ articles, brief = false }: ArticleLinksProps) {
  return (
    <ul className="grid">
      {articles.map(({ slug, title, summary }) => (
        <li key={slug} className="border-t border-line first:border-0">
          <Link
            to={href('/support', { article: slug })}
            className="group grid min-h-11 content-center gap-0.5 rounded-sm py-2.5"
          >
            <span className="font-medium decoration-bamboo underline-offset-4 group-hover:underline">
              {title}
            </span>
            <span className={cn('text-muted', brief && 'max-md:hidden')}>{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
