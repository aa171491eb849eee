/** A post while someone writes it: what was saved last, what stands in the form, and what collided. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { getDraft, listDrafts, listPostRevisions, saveDraft, type Draft } from '../admin-contract.ts';

export interface Written {
  slug: string;
  title: string;
  summary: string;
  text: string;
  /** As one types them, separated by commas. */
  tags: string;
}

export interface Theirs {
  title: string;
  summary: string;
  text: string;
  tags: string[];
  revision: number;
}

const writtenOf = ({ slug, title, summary, text, tags }: Draft): Written => ({
  slug,
  title,
  summary,
  text,
  tags: tags.join(', '),
});

export function useDraft(loaded: Draft) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(loaded);
  const [written, setWritten] = useState(() => writtenOf(loaded));
  const [joined, setJoined] = useState(false);
  const save = useCall(saveDraft, {
    refreshes: [listDrafts, listPostRevisions],
    onSuccess({ joined: isJoined, ...draft }) {
      take(draft);
      setJoined(isJoined);
    },
  });
  const theirs =
    save.error instanceof HttpError && save.error.code === 'conflict:post'
      ? (save.error.data as Theirs)
      : undefined;

  function take(draft: Draft) {
    client.setQueryData(query(getDraft, { params: { id: draft.id } }).queryKey, draft);
    setSaved(draft);
    setWritten(writtenOf(draft));
  }

  const bodyOf = ({ tags, ...words }: Written) => ({
    ...words,
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  });

  return {
    saved,
    written,
    isChanged: JSON.stringify(written) !== JSON.stringify(writtenOf(saved)),
    isSaving: save.isPending,
    failure: theirs ? null : save.error,
    theirs,
    joined,
    set: (change: Partial<Written>) => setWritten((before) => ({ ...before, ...change })),
    save: (revision = saved.revision) =>
      save.mutate({ params: { id: saved.id }, body: { revision, ...bodyOf(written) } }),
    /** Mine over theirs: what they wrote stays among the revisions. */
    overwrite() {
      if (theirs)
        save.mutate({ params: { id: saved.id }, body: { revision: theirs.revision, ...bodyOf(written) } });
    },
    takeTheirs() {
      if (!theirs) return;
      const { revision, ...words } = theirs;
      take({ ...saved, ...words, revision });
      save.reset();
    },
    take,
  };
}
