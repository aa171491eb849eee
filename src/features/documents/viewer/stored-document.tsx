/** A document of one's own in the viewer, by its id. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import type { DocumentForm } from '#kit/documents/read/forms.ts';
import type { ReadPage } from '#kit/documents/read/document.ts';
import { useFileAddress } from '#kit/files/file-address.ts';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { getDocument, getDocumentPages, mostPagesAtOnce } from '../contract.ts';
import { DocumentViewer, type DocumentViewerProps } from './document-viewer.tsx';

interface StoredDocumentProps extends Pick<
  DocumentViewerProps,
  'marks' | 'current' | 'password' | 'onPage' | 'onChoose' | 'className'
> {
  id: string;
}

export const viewedAs = (form: DocumentForm): DocumentViewerProps['form'] =>
  form === 'pdf' || form === 'picture' ? form : 'flow';

export function StoredDocument({ id, className, ...props }: StoredDocumentProps) {
  const { data, isError } = useQuery(query(getDocument, { params: { id } }));
  const addressOf = useFileAddress();
  const loadPage = useMemo(() => pageLoader(id), [id]);
  if (isError || data === null)
    return (
      <p className="p-4 text-muted">Pages not found. The document was deleted, or belongs to someone else.</p>
    );
  if (!data) return <Skeleton className={className} />;
  return (
    <DocumentViewer
      {...props}
      name={data.name}
      address={addressOf(data.fileId)}
      form={viewedAs(data.form)}
      pageCount={Math.max(1, data.pageCount ?? data.pagesRead)}
      loadPage={loadPage}
      className={className}
    />
  );
}

/** Pages come in batches, so that turning and searching ask little. */
function pageLoader(id: string): (number: number) => Promise<ReadPage> {
  const batches = new Map<number, Promise<ReadPage[]>>();
  return async (number) => {
    const from = number - ((number - 1) % mostPagesAtOnce);
    const batch =
      batches.get(from) ??
      call(getDocumentPages, { params: { id }, query: { from, to: from + mostPagesAtOnce - 1 } }).then(
        ({ pages }) => pages,
      );
    batches.set(from, batch);
    try {
      const page = (await batch).find((one) => one.number === number);
      if (page) return page;
    } catch (error) {
      batches.delete(from);
      throw error;
    }
    batches.delete(from); // it may be read by the next time
    throw new Error(`Page ${number} hasn’t been read yet`);
  };
}
