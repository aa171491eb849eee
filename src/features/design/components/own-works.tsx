/** Designs and brand kits of one's own, and those that others share. */
import { useMutation } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { Link, useNavigate } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { createWork, listWorks } from '#tools/work/contract.ts';
import { designKind, kitKind, noKit } from '../scene.ts';

export function OwnWorks() {
  const navigate = useNavigate();
  const designs = usePages(listWorks, { kind: designKind });
  const kits = usePages(listWorks, { kind: kitKind });
  const begin = useMutation({
    mutationFn: () =>
      call(
        createWork,
        {
          body: {
            kind: kitKind,
            title: 'My brand',
            content: { ...noKit, name: 'My brand', colours: ['#1c733c', '#e8a33d'] },
          },
        },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: ({ id }) => void navigate(href('/ai/design', { work: id })),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-16">
      {designs.items && designs.items.length > 0 && (
        <section aria-labelledby="own-designs" className="grid gap-3">
          <h2 id="own-designs" className="font-display text-xl">
            Your designs
          </h2>
          <List items={designs.items} />
          <LoadMore hasMore={designs.hasMore} pending={designs.isLoadingMore} onLoadMore={designs.loadMore} />
        </section>
      )}
      <section aria-labelledby="own-kits" className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="own-kits" className="font-display text-xl">
            Brand kits
          </h2>
          <Button size="sm" variant="secondary" pending={begin.isPending} onClick={() => begin.mutate()}>
            <Plus aria-hidden /> New brand kit
          </Button>
        </div>
        {begin.error && <Notice tone="error">{wordsOf(begin.error)}</Notice>}
        {kits.items?.length === 0 && (
          <p className="text-muted">
            Colours, typefaces and a logo that every design keeps to. Contrast is checked.
          </p>
        )}
        {kits.items && <List items={kits.items} />}
        <LoadMore hasMore={kits.hasMore} pending={kits.isLoadingMore} onLoadMore={kits.loadMore} />
      </section>
    </div>
  );
}

const List = ({ items }: { items: readonly { id: string; title: string; excerpt: string }[] }) => (
  <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
    {items.map(({ id, title, excerpt }) => (
      <Card key={id} asChild interactive>
        <li className="grid content-start gap-1">
          <h3 className="text-base wrap-anywhere" dir="auto">
            <Link to={href('/ai/design', { work: id })} className={cardLink}>
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
);
