import { useCallback, useEffect, useState } from 'react';
import type { Passage, ReadPage } from '#kit/documents/read/document.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { DocumentViewer } from '../viewer/document-viewer.tsx';
import sampleFile from '../viewer/sample/sample.pdf?url';
import samplePages from '../viewer/sample/sample.json?url';

interface Sample {
  name: string;
  form: 'pdf' | 'picture' | 'flow';
  pages: ReadPage[];
  marks: Passage[];
}

export default function PageViewer() {
  const [sample, setSample] = useState<Sample | 'failed'>();
  const [current, setCurrent] = useState<Passage>();
  useEffect(() => {
    fetch(samplePages)
      .then((response) => response.json() as Promise<Sample>)
      .then(setSample, () => setSample('failed'));
  }, []);
  const pages = typeof sample === 'object' ? sample.pages : undefined;
  const loadPage = useCallback(async (number: number) => pages![number - 1]!, [pages]);
  return (
    <>
      <PageHeader
        title="Document pages"
        lede="Select a quote to open its page with the words highlighted. Zoom, rotate, search, and copy with the page number. This is a sample document."
      />
      {sample === 'failed' && (
        <ErrorState title="The sample couldn’t be loaded">Reload the page to try again.</ErrorState>
      )}
      {sample === undefined && <Skeleton className="h-[70vh]" />}
      {typeof sample === 'object' && (
        <div className="grid gap-5 lg:grid-cols-[20rem_1fr]">
          <ul aria-label="Quotations" className="grid content-start gap-2">
            {sample.marks.map((mark) => (
              <li key={`${mark.page} ${mark.block} ${mark.start}`}>
                <button
                  type="button"
                  onClick={() => setCurrent({ ...mark })}
                  className="w-full rounded-lg border border-line bg-surface px-4 py-2.5 text-start hover:border-edge"
                >
                  “{sample.pages[mark.page - 1]?.blocks[mark.block]?.text.slice(mark.start, mark.end)}”{' '}
                  <span className="text-muted">p. {mark.page}</span>
                </button>
              </li>
            ))}
          </ul>
          <DocumentViewer
            name={sample.name}
            address={sampleFile}
            form={sample.form}
            pageCount={sample.pages.length}
            loadPage={loadPage}
            marks={sample.marks}
            current={current}
            className="h-[75vh] rounded-lg border border-line"
          />
        </div>
      )}
    </>
  );
}
