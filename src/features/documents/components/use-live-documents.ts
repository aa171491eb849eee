import { useQueryClient } from '@tanstack/react-query';
import { isBelow } from '#kit/contract/query-key.ts';
import { query } from '#kit/contract/query.ts';
import { refreshQueries } from '#kit/contract/refresh-queries.ts';
import { useOwnChannel } from '#kit/realtime/use-own-channel.ts';
import { getDocument, listDocuments, type DocumentView } from '../contract.ts';
import { isUnderWay } from '../states.ts';

type DocumentNews = Pick<DocumentView, 'id' | 'state' | 'pagesRead' | 'pageCount'>;

/** What is told while documents are read is put into what the page knows of them; what changed otherwise is asked for again. */
export function useLiveDocuments() {
  const client = useQueryClient();
  useOwnChannel(({ type, data }) => {
    // What was fetched before it was listened may be old.
    if (type === 'joined' || type === 'back') void refreshQueries(client, isBelow(listDocuments.path));
    if (type !== 'document.changed') return;
    const { id, ...news } = data as DocumentNews;
    const known = client.getQueryData(query(getDocument, { params: { id } }).queryKey);
    const withNews = (one: DocumentView) => (one.id === id ? { ...one, ...news } : one);
    client.setQueryData(query(listDocuments).queryKey, (list) => list && { items: list.items.map(withNews) });
    if (known) client.setQueryData(query(getDocument, { params: { id } }).queryKey, withNews(known));
    if (!isUnderWay(news.state) || !known) void refreshQueries(client, isBelow(listDocuments.path));
  });
}
