/**
 * The talk that a page shows. The turn one looks at stands in the address (`?run=`); what is known of each turn stands in the
 * query cache, where each part of the page watches only what it draws.
 */
import { useMutation, useQuery, useQueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { call, isUnreachable } from '#kit/contract/call.ts';
import type { OutputOf } from '#kit/contract/endpoint.ts';
import { isOf } from '#kit/contract/query-key.ts';
import { defaultFetcher, query } from '#kit/contract/query.ts';
import { createRun, getTalk, listRuns, listRunVersions, retryRun, type RunView } from '../run/contract.ts';
import { isOpen } from '../run/run.ts';
import { withoutSent } from '../page/sent-input.ts';
import { rememberBegun } from '../follow/has-begun.ts';
import { keyOfRun } from '../follow/use-following.ts';

const noRun = '00000000-0000-0000-0000-000000000000';
/** The views of a talk, and the history. */
const isAround = isOf(getTalk, listRunVersions, listRuns);
const talkQuery = (id: string) => ({
  ...query(getTalk, { params: { id } }),
  /** Each turn is put where the parts of the page look for it; what a stream has brought since is newer, and stays. */
  async queryFn(context: QueryFunctionContext) {
    const talk = (await defaultFetcher(context)) as TurnsOfTalk | null;
    for (const { run } of talk?.turns ?? [])
      context.client.setQueryData(keyOfRun(run.id), (known) => (known && !isNews(known, run) ? known : run));
    return talk;
  },
});

type TurnsOfTalk = OutputOf<typeof getTalk>;
export interface TurnPlace {
  id: string;
  /** Turns at the same place, itself among them. */
  siblings: readonly string[];
}

interface Question {
  input: Record<string, unknown>;
  engine?: string | undefined;
  /** The turn that it follows up on; without it a talk begins. */
  parent?: string | undefined;
  /** The creation in the gallery that it began with. */
  remixOf?: string | undefined;
}

export type Talk = ReturnType<typeof useTalk>;

export function useTalk(tool: string) {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const id = search.get('run') ?? undefined;
  const loaded = useQuery({
    ...talkQuery(id ?? noRun),
    enabled: id !== undefined,
    // Another tab may have gone on with it.
    refetchOnWindowFocus: 'always',
  });
  const isHere = loaded.data?.turns.some(({ run }) => run.tool === tool) ?? false;
  const turns = isHere ? loaded.data!.turns : undefined;
  const places = useMemo(
    () => turns?.map(({ run, siblings }): TurnPlace => ({ id: run.id, siblings })) ?? [],
    [turns],
  );

  /** Begun, while the address still names the turn before. */
  const coming = useRef<string>(undefined);
  useEffect(() => {
    if (coming.current === id) coming.current = undefined;
  }, [id]);
  const show = useCallback(
    (next: string | null) => {
      coming.current = undefined;
      setSearch(
        (before) => {
          const params = withoutSent(before);
          for (const name of ['run', 'work']) params.delete(name);
          if (next !== null) params.set('run', next);
          return params;
        },
        { preventScrollReset: true },
      );
    },
    [setSearch],
  );

  /** Shown at once at its place; what the server knows of its surroundings comes after. */
  function showBegun(begun: RunView) {
    rememberBegun();
    client.setQueryData(keyOfRun(begun.id), begun);
    client.setQueryData(talkQuery(begun.id).queryKey, withTurn(loaded.data ?? undefined, begun));
    show(begun.id);
    coming.current = begun.id;
    // Every view of the talk has a turn more now, and so has the history.
    void client.invalidateQueries({ predicate: isAround });
  }

  // With a key of its own each, a request that the network sends twice runs once.
  const once = () => ({ idempotencyKey: crypto.randomUUID() });
  const ask = useMutation({
    mutationFn: ({ input, engine, parent, remixOf }: Question) => {
      const body = {
        input,
        ...(engine ? { engine } : {}),
        ...(parent ? { parent } : {}),
        ...(remixOf ? { remixOf } : {}),
      };
      return call(createRun, { params: { tool }, body }, once());
    },
    onSuccess: showBegun,
  });
  const retry = useMutation({
    mutationFn: ({ id, part }: { id: string; part?: string | undefined }) =>
      call(retryRun, { params: { id }, body: part === undefined ? {} : { part } }, once()),
    onSuccess: showBegun,
  });

  return {
    /** The turn in the address. */
    shown: id,
    /** What the next question follows: the turn that has just begun, even before the page shows it. */
    lastTurn: () => lastOf(places, coming.current),
    turns: places,
    isLoading: id !== undefined && loaded.isPending,
    /** The address names a run that is not there, or not for this page. */
    isMissing: id !== undefined && !loaded.isPending && !isHere && !isUnreachable(loaded.error),
    /** It could not be asked for; it may well be there. */
    failure: id !== undefined && isUnreachable(loaded.error) ? loaded.error : undefined,
    reload: () => void loaded.refetch(),
    isReloading: loaded.isFetching,
    ask,
    retry,
    show,
  };
}

export const lastOf = (places: readonly TurnPlace[], coming: string | undefined) =>
  coming !== undefined && !places.some(({ id }) => id === coming) ? coming : places.at(-1)?.id;

const isNews = (known: RunView, run: RunView) => isOpen(known.state) && !isOpen(run.state);

/** A talk with a run that has just begun: after its parent, or in place of another version of itself. */
function withTurn(talk: TurnsOfTalk | undefined, run: RunView): TurnsOfTalk {
  const at = talk?.turns.findIndex(({ run: { id } }) => id === run.parentId) ?? -1;
  const before = talk?.turns.slice(0, at + 1) ?? [];
  return { talk: run.talkId, turns: [...before, { run, siblings: [run.id] }] };
}
