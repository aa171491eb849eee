import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/contract/call.ts';
import { isBelow } from '#kit/contract/query-key.ts';
import { createWork, listWorks, type WorkView } from '#tools/work/contract.ts';
import { emptyDraft, type DraftContent } from '../draft/empty-draft.ts';

interface Options {
  onSuccess: (work: WorkView) => void;
  onError?: (error: Error) => void;
}

/** Begins a draft with what is there already. `run`: the one whose letter it is, so that it is begun once. */
export function useNewDraft({ onSuccess, onError }: Options) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ run, ...content }: Partial<DraftContent> & { run?: string }) =>
      call(createWork, {
        body: {
          kind: 'mail-draft',
          title: (content.subject || 'New e-mail').slice(0, 120),
          content: { ...emptyDraft, ...content },
          ...(run ? { run } : {}),
        },
      }),
    onSuccess: async (work) => {
      await client.invalidateQueries({ predicate: isBelow(listWorks.path) });
      onSuccess(work);
    },
    ...(onError ? { onError } : {}),
  });
}
