/** Where a book begins; once it is made, it opens in the editor. */
import { Navigate } from 'react-router';
import { href } from '#kit/href.ts';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { RunOrWork } from '#tools/work/components/run-or-work.tsx';
import { StartForm } from '../components/start-form.tsx';
import { bookWork } from '../kind.ts';
import { ebook } from '../tool.ts';

export default function EbooksCreate() {
  return (
    <>
      <PageHeader
        title={ebook.title}
        lede="Bring a text, documents, a transcript or notes. They become chapters that you edit, reorder and download as a book."
      />
      <RunOrWork
        toolId={ebook.id}
        kind={bookWork}
        what="Book"
        className="pb-16"
        Start={StartForm}
        Opened={ToEditor}
      />
    </>
  );
}

const ToEditor = ({ id }: { id: string }) => <Navigate replace to={href('/ebooks', { work: id })} />;
