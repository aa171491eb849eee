/** One's manuals, or the one that the address names, in the editor. */
import BookOpen from 'lucide-react/icons/book-open';
import FileSearch from 'lucide-react/icons/file-search';
import Plus from 'lucide-react/icons/plus';
import { Link, useSearchParams } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { OwnWorks } from '#tools/work/components/own-works.tsx';
import { EditableWork } from '#tools/work/components/work-desk.tsx';
import { WorkPage } from '#tools/work/components/work-page.tsx';
import { manualWork } from '../kind.ts';

export default function ProductManuals() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('work');
  const close = () => setSearch({});
  if (id)
    return (
      <WorkPage
        key={id}
        id={id}
        kinds={[manualWork]}
        title="Product manuals"
        away="All manuals"
        onGone={close}
      >
        {(work) => (
          <>
            <div>
              <Button asChild variant="secondary" size="sm">
                <Link to={href('/product-manuals/:id', { id: work.id })}>
                  <BookOpen aria-hidden /> Read
                </Link>
              </Button>
            </div>
            <EditableWork work={work} onGone={close} />
          </>
        )}
      </WorkPage>
    );
  return (
    <div className="pb-16">
      <PageHeader
        title="Product manuals"
        lede="Write manuals with safety notices, photos with callouts, steps and specifications, as PDF, booklet and web page."
        actions={
          <>
            <Button asChild variant="secondary">
              <Link to={href('/product-manuals/create/enhanced')}>
                <FileSearch aria-hidden /> From documents
              </Link>
            </Button>
            <Button asChild>
              <Link to={href('/product-manuals/create')}>
                <Plus aria-hidden /> New manual
              </Link>
            </Button>
          </>
        }
      />
      <OwnWorks
        kind={manualWork}
        empty={
          <EmptyState sample={[{ title: 'Kettle K-200', detail: 'Edition 2, English and German' }]}>
            No manuals yet. Start with the name of your product, or with a data sheet.
          </EmptyState>
        }
      />
    </div>
  );
}
