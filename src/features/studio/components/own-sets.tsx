import { Link } from 'react-router';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { listWorks } from '#tools/work/contract.ts';
import { setKind } from '../set.ts';

/** Sets of one's own and those that others share; not there until there is one. */
export function OwnSets() {
  const list = usePages(listWorks, { kind: setKind });
  if (!list.items || list.items.length === 0) return null;
  return (
    <section aria-label="Your sets" className="grid gap-3">
      <h2 className="font-display text-xl">Your sets</h2>
      <ul className="grid gap-3">
        {list.items.map(({ id, title, excerpt }) => (
          <Card key={id} asChild interactive>
            <li className="grid gap-1">
              <h3 className="text-base wrap-anywhere" dir="auto">
                <Link to={href('/v2/content-creation-studio', { work: id })} className={cardLink}>
                  {title}
                </Link>
              </h3>
              <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere text-muted">
                {excerpt}
              </p>
            </li>
          </Card>
        ))}
      </ul>
      <LoadMore hasMore={list.hasMore} pending={list.isLoadingMore} onLoadMore={list.loadMore} />
    </section>
  );
}
