/** One's place and marks in a book: shown at once, saved a moment later, and found again on every device. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, HttpError } from '#kit/contract/call.ts';
import { keyOf } from '#kit/contract/query-key.ts';
import { query } from '#kit/contract/query.ts';
import { createWork, getWork, listWorks, saveWork } from '#tools/work/contract.ts';
import { readingsWork } from '../kind.ts';
import { beginReading, withReading, type Reading, type Readings } from './reading.ts';

const pauseBeforeSaving = 1500;

export function useReading(book: string, title: string) {
  const list = useQuery(query(listWorks, { query: { kind: readingsWork.id } }));
  const id = list.data?.items.at(-1)?.id;
  const work = useQuery({ ...query(getWork, { params: { id: id ?? '' } }), enabled: id !== undefined });
  const stored = (work.data?.content as Readings | undefined)?.readings.find((one) => one.book === book);
  const [own, setOwn] = useState<Reading>();
  const [failed, setFailed] = useState(false);
  const client = useQueryClient();
  const latest = useRef<{ reading: Reading; timer: number | undefined }>(undefined);
  const isLoading = list.isPending || (id !== undefined && work.isPending);
  const reading = own ?? stored ?? beginReading(book, title.slice(0, 200));

  async function save() {
    const { reading: mine } = latest.current ?? {};
    if (!mine) return;
    latest.current = undefined;
    try {
      await saveReading(mine);
      setFailed(false);
      await client.invalidateQueries({ queryKey: keyOf(listWorks, { query: { kind: readingsWork.id } }) });
    } catch {
      setFailed(true); // tried again with the next change
    }
  }

  function change(changed: Partial<Reading>) {
    // What was marked before is not known yet, and must not be overwritten.
    if (isLoading) return;
    const next = { ...(latest.current?.reading ?? reading), ...changed };
    setOwn(next);
    clearTimeout(latest.current?.timer);
    latest.current = { reading: next, timer: window.setTimeout(() => void save(), pauseBeforeSaving) };
  }

  useEffect(() => {
    const leave = () => void save();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it reads what is latest when it is called
  }, []);

  return { reading, change, failed };
}

/** What other devices wrote about other books stays; about this book, the latest stands. */
async function saveReading(mine: Reading) {
  const { items } = await call(listWorks, { query: { kind: readingsWork.id } });
  const id = items.at(-1)?.id;
  if (id === undefined) {
    const body = { kind: readingsWork.id, title: readingsWork.title, content: { readings: [mine] } };
    await call(createWork, { body }, { idempotencyKey: crypto.randomUUID() });
    return;
  }
  const params = { id };
  const { revision, schema, content } = await call(getWork, { params });
  const put = (at: number, before: unknown) =>
    call(saveWork, {
      params,
      body: { revision: at, schema, content: withReading(before as Readings, mine) },
    });
  try {
    await put(revision, content);
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'conflict:stale') throw error;
    const now = error.data as { revision: number; content: unknown };
    await put(now.revision, now.content);
  }
}
