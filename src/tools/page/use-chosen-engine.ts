import { useRemembered } from './use-remembered.ts';

/** The engine that this browser used last with this tool; undefined leaves the choice to the server. */
export function useChosenEngine(tool: string, known: readonly { id: string }[]) {
  const [chosen, remember] = useRemembered(`engine:${tool}`);
  return {
    /** One that is no longer offered is not asked for. */
    engine: known.find(({ id }) => id === chosen)?.id,
    choose: (engine: string | undefined) => remember(engine ?? null),
  };
}
