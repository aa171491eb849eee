import type { WorkView } from '#tools/work/contract.ts';
import { useBeginWork } from '#tools/work/use-begin-work.ts';
import { draftWork } from '../draft/draft-work.ts';
import { emptyDraft, type DraftContent } from '../draft/empty-draft.ts';

interface Options {
  onSuccess: (work: WorkView) => void;
  onError?: (error: Error) => void;
}

/** Begins a draft with what is there already. `run`: the one whose email it is, so that it is begun once. */
export function useNewDraft(options: Options) {
  const { mutate, ...begin } = useBeginWork(draftWork, options);
  return {
    ...begin,
    mutate: ({ run, ...content }: Partial<DraftContent> & { run?: string }) =>
      mutate({ title: content.subject || 'New e-mail', content: { ...emptyDraft, ...content }, run }),
  };
}
