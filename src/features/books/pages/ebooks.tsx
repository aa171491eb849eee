/** One's books, or the one that the address names, in the editor. */
import BookOpen from 'lucide-react/icons/book-open';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { urlOf } from '#kit/contract/call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { cardLink } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Time } from '#kit/ui/time.tsx';
import { OwnWorks, type ListedWork } from '#tools/work/components/own-works.tsx';
import { WorkDesk } from '#tools/work/components/work-desk.tsx';
import { WorkPage } from '#tools/work/components/work-page.tsx';
import type { WorkView } from '#tools/work/contract.ts';
import { useDesk } from '#tools/work/use-desk.ts';
import { OpenBookContext } from '../components/open-book.ts';
import { bookCover } from '../contract.ts';
import { bookWork } from '../kind.ts';

export default function Ebooks() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('work');
  const close = () => setSearch({});
  if (id)
    return (
      <WorkPage key={id} id={id} kinds={[bookWork]} title="Ebooks" away="All books" onGone={close}>
        {(work) => <OpenedBook work={work} onGone={close} />}
      </WorkPage>
    );
  return (
    <div className="pb-16">
      <PageHeader
        title="Ebooks"
        lede="Turn your texts into books with chapters, a cover and clean typography, as EPUB and PDF."
        actions={
          <>
            <Button asChild variant="secondary">
              <Link to={href('/ebooks/public')}>Public bookshelf</Link>
            </Button>
            <Button asChild>
              <Link to={href('/ebooks/create')}>
                <Plus aria-hidden /> New book
              </Link>
            </Button>
          </>
        }
      />
      <OwnWorks
        kind={bookWork}
        className="grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-5"
        item={BookCard}
        empty={
          <EmptyState sample={[{ title: 'Soups for cold days', detail: '12 chapters, EPUB and PDF' }]}>
            No books yet. Start with a text, a document or an outline.
          </EmptyState>
        }
      />
    </div>
  );
}

function OpenedBook({ work, onGone }: { work: WorkView; onGone: () => void }) {
  const editing = useDesk(work);
  const { flush } = editing;
  const open = useMemo(() => ({ id: work.id, title: work.title, flush }), [work.id, work.title, flush]);
  return (
    <OpenBookContext value={open}>
      <div>
        <Button asChild variant="secondary" size="sm">
          <Link to={href('/ebooks/:id', { id: work.id })}>
            <BookOpen aria-hidden /> Read
          </Link>
        </Button>
      </div>
      <WorkDesk work={work} editing={editing} onGone={onGone} />
    </OpenBookContext>
  );
}

function BookCard({ work }: { work: ListedWork }) {
  const { id, title, revision, updatedAt } = work;
  return (
    <li className="relative grid content-start gap-2">
      <img
        alt=""
        loading="lazy"
        src={urlOf(bookCover, { params: { id }, query: { revision } })}
        className="aspect-[5/8] w-full rounded-md bg-sunken object-cover shadow-soft"
      />
      <h2 className="text-base wrap-anywhere" dir="auto">
        <Link to={work.href ?? href('/ebooks/:id', { id })} className={cardLink}>
          {title}
        </Link>
      </h2>
      <p className="text-sm text-muted">
        Changed <Time value={updatedAt} />
      </p>
    </li>
  );
}
