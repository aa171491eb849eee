/** A work that is being edited on this page: saved by itself, and following what others save. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call, HttpError } from '#kit/contract/call.ts';
import { isBelow, isOf, keyOf } from '#kit/contract/query-key.ts';
import { useChannel } from '#kit/realtime/use-channel.ts';
import { createAutosave, type Saved, type SaveOutcome } from './autosave.ts';
import { getWork, keepWorkVersion, listWorks, saveWork, type WorkView } from './contract.ts';
import { clearDraft, keepDraft, readDraft } from './draft.ts';
import { workChannelPrefix } from './work-channel.ts';
import { mayEditWork } from './work-role.ts';
import { useShownWork } from './work-table.ts';

export type WorkEditing = ReturnType<typeof useWorkEditing>;

export function useWorkEditing(work: WorkView, { isMember }: { isMember: boolean }) {
  const { id, kind, schema } = work;
  const shown = useShownWork(kind);
  const client = useQueryClient();
  const key = keyOf(getWork, { params: { id } });

  /** Whatever else shows the work, or opens it again, shows what was saved; the rest about it is asked for. */
  function remember(revision: number, content: unknown) {
    client.setQueryData<WorkView>(key, (known) => known && { ...known, revision, content });
    void client.invalidateQueries({ queryKey: key, exact: true });
    // Lists of works are asked for again when they are next shown.
    void client.invalidateQueries({ predicate: isOf(listWorks), refetchType: 'none' });
  }
  const mayEdit = mayEditWork(work);
  const [autosave] = useState(() =>
    createAutosave({
      saved: { revision: work.revision, content: work.content },
      async save(edited) {
        const outcome = await save({ id, schema }, edited);
        if (outcome.is === 'saved') remember(outcome.revision, edited.content);
        return outcome;
      },
      loadMerge: async () => shown?.loadMerge?.(),
      draft: mayEdit ? readDraft(id) : null,
      keepDraft: (draft) => (draft ? keepDraft(id, draft) : clearDraft(id)),
    }),
  );
  const state = useSyncExternalStore(
    autosave.subscribe,
    () => autosave.state,
    () => autosave.state,
  );

  useEffect(() => {
    autosave.open();
    const wake = () => void autosave.flush();
    addEventListener('online', wake);
    return () => {
      removeEventListener('online', wake);
      void autosave.flush();
      autosave.close();
    };
  }, [autosave]);

  useEffect(() => autosave.hear({ revision: work.revision, content: work.content }), [autosave, work]);
  useChannel(isMember ? workChannelPrefix + id : null, ({ type, data }) => {
    const { revision } = (data ?? {}) as { revision?: number };
    if (type === 'joined' || revision === autosave.revision) return;
    void client.invalidateQueries({ predicate: isBelow(getWork.path) });
  });

  /** One of the two stands; the other stays too, as a version. */
  async function settle(which: 'mine' | 'theirs') {
    const { content: mine, theirs } = autosave.state;
    if (!theirs) return;
    await call(keepWorkVersion, { params: { id }, body: {} });
    autosave.resolve(mine);
    await autosave.flush();
    if (which === 'mine') return;
    await call(keepWorkVersion, { params: { id }, body: {} });
    autosave.change(theirs.content);
  }

  return { ...state, mayEdit, change: autosave.change, flush: autosave.flush, settle };
}

async function save({ id, schema }: { id: string; schema: number }, edited: Saved): Promise<SaveOutcome> {
  try {
    const { revision } = await call(saveWork, { params: { id }, body: { ...edited, schema } });
    return { is: 'saved', revision };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500 || error.status === 429)
      return { is: 'unreachable' };
    if (error.code === 'conflict:stale') return { is: 'stale', theirs: error.data as Saved };
    return { is: 'refused', words: error.words };
  }
}
