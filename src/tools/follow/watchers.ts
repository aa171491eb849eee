/** Whoever waits for news of a run. News that comes while one is busy is not missed: the next wait ends at once. */
export type Watchers = ReturnType<typeof createWatchers>;

export function createWatchers() {
  const byId = new Map<string, Set<() => void>>();
  return {
    wake(id: string) {
      for (const tell of byId.get(id) ?? []) tell();
    },
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
        async next() {
          if (!hasNews && !signal.aborted) await new Promise<void>((resolve) => (resume = resolve));
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
