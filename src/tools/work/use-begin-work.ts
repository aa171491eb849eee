/** Begins works of a kind: empty ones, or what a result becomes when it is edited. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/contract/call.ts';
import { isOf } from '#kit/contract/query-key.ts';
import { longestTitle } from '../define/title.ts';
import { createWork, listWorks, type WorkView } from './contract.ts';
import type { WorkKind } from './work-kind.ts';

interface Begun<Content> {
  title: string;
  content: Content;
  /** The run that it is of: it begins once, and whoever begins it again gets the same. */
  run?: string | undefined;
  /** Which part of the run, where it has several to edit. */
  part?: string | undefined;
  /** In place of a run: what began with the same key is not begun twice. */
  key?: string;
}

interface Options {
  onSuccess?: ((work: WorkView) => void) | undefined;
  onError?: ((error: Error) => void) | undefined;
}

export function useBeginWork<Content>(kind: WorkKind<Content>, { onSuccess, onError }: Options = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ title, content, run, part, key = crypto.randomUUID() }: Begun<Content>) =>
      call(
        createWork,
        {
          body: {
            kind: kind.id,
            title: title.slice(0, longestTitle),
            content,
            ...(run ? { run, part } : {}),
          },
        },
        { idempotencyKey: key },
      ),
    async onSuccess(work) {
      await client.invalidateQueries({ predicate: isOf(listWorks) });
      onSuccess?.(work);
    },
    ...(onError ? { onError } : {}),
  });
}
