import { useQuery, useQueryClient } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { sayWhy } from '#tools/page/say-why.ts';
import { getStack, setStack, type StackedThing, type StackItem } from './contract.ts';

const asked = query(getStack);

/** The stack, and how it is put into another order: shown at once, and as it was again where that failed. */
export function useStack() {
  const client = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(asked);
  const save = useCall(setStack, { refreshes: [getStack] });
  const items = data?.items;
  const has = ({ kind, subject }: StackItem) =>
    items?.some((one) => one.kind === kind && one.subject === subject) ?? false;

  function keep(next: readonly StackItem[]) {
    const known = next.filter((one): one is StackedThing => 'title' in one);
    if (known.length === next.length)
      client.setQueryData<{ items: StackedThing[] }>(asked.queryKey, { items: known });
    const body = { items: next.map(({ kind, subject }) => ({ kind, subject })) };
    save.mutate(
      { body },
      {
        onError(why) {
          sayWhy(why);
          void refetch();
        },
      },
    );
  }

  return {
    items,
    error,
    refetch,
    isFetching,
    isSaving: save.isPending,
    has,
    add: (item: StackItem) => keep([...(items ?? []), item]),
    remove: ({ kind, subject }: StackItem) =>
      keep((items ?? []).filter((one) => one.kind !== kind || one.subject !== subject)),
    move(from: number, to: number) {
      if (!items || to < 0 || to >= items.length || from === to) return;
      const next = items.toSpliced(from, 1);
      next.splice(to, 0, items[from]!);
      keep(next);
    },
  };
}
