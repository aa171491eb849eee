/** Whoever waits for news of a run. News that comes while one is busy is not missed: the next wait ends at once. */
export type Watchers = ReturnType<typeof createWatchers>;

export function createWatchers() {
  const byId = new Map<string, Set<() => void>>();
  return {
    wake(id: string) {
      for (const tell of byId.get(id) ?? []) tell();
    },
    /** In this process. */
    isWatched: (id: string) => (byId.get(id)?.size ?? 0) > 0,
    watch(id: string, signal: AbortSignal) {
      let hasNews = false;
      let resume = () => {};
      const tell = () => {
        hasNews = true;
        resume();
      };
      const watching = byId.get(id) ?? new Set();
      byId.set(id, watching.add(tell));
      signal.addEventListener('abort', tell, { once: true });
      return {
        /** At the latest after so many milliseconds, where that is said. */
        async next(longest?: number) {
          if (!hasNews && !signal.aborted) {
            let timer: NodeJS.Timeout | undefined;
            await new Promise<void>((resolve) => {
              resume = resolve;
              if (longest !== undefined) timer = setTimeout(resolve, longest);
            });
            clearTimeout(timer);
          }
          hasNews = false;
        },
        close() {
          signal.removeEventListener('abort', tell);
          watching.delete(tell);
          if (watching.size === 0) byId.delete(id);
        },
      };
    },
  };
}
