/** A manual that begins with what there is: its facts are found word for word and accepted in the editor. */
import { Navigate } from 'react-router';
import { href } from '#kit/href.ts';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { RunOrWork } from '#tools/work/components/run-or-work.tsx';
import { SourcesForm } from '../components/sources-form.tsx';
import { manualWork } from '../kind.ts';
import { productManual } from '../tool.ts';

export default function ProductManualsEnhanced() {
  return (
    <>
      <PageHeader
        title={productManual.title}
        lede="Bring a product page, a data sheet or an old manual. Facts are found word for word with their source, and you accept or reject each one."
      />
      <RunOrWork
        toolId={productManual.id}
        kind={manualWork}
        what="Manual"
        className="pb-16"
        Start={SourcesForm}
        Opened={ToEditor}
      />
    </>
  );
}

const ToEditor = ({ id }: { id: string }) => <Navigate replace to={href('/product-manuals', { work: id })} />;
