/** Which tabs are ready for whom, on this node and on others. */
import type { BrowserModel, ReadyModel } from './protocol.ts';

interface KnownTab {
  id: string;
  principal: string;
  node: string;
  models: readonly ReadyModel[];
  /** Until when it is believed; tabs of this node until they say otherwise. */
  until: number;
}

export function createKnownTabs(now: () => number = Date.now) {
  const byPrincipal = new Map<string, Map<string, KnownTab>>();
  const byId = new Map<string, KnownTab>();
  const waiting = new Set<() => void>();

  function remove(id: string) {
    const tab = byId.get(id);
    if (!tab) return;
    byId.delete(id);
    const others = byPrincipal.get(tab.principal)!;
    others.delete(id);
    if (others.size === 0) byPrincipal.delete(tab.principal);
  }

  /** The one that came last is the one that the person looks at. */
  function of(principal: string): KnownTab[] {
    const tabs = [...(byPrincipal.get(principal)?.values() ?? [])];
    for (const { id, until } of tabs) if (until <= now()) remove(id);
    return tabs.filter(({ until }) => until > now()).toReversed();
  }

  const find = (principal: string, model: BrowserModel) =>
    of(principal).find(({ models }) => models.some((ready) => ready.model === model));

  return {
    of,
    find,
    remove,
    put(tab: KnownTab) {
      const known = byId.get(tab.id);
      // Who says that it is somebody else's is not believed.
      if (known && (known.principal !== tab.principal || known.node !== tab.node)) return;
      byId.set(tab.id, tab);
      const own = byPrincipal.get(tab.principal) ?? new Map<string, KnownTab>();
      byPrincipal.set(tab.principal, own.set(tab.id, tab));
      for (const look of waiting) look();
    },
    removeNode(node: string) {
      for (const tab of byId.values()) if (tab.node === node) remove(tab.id);
    },
    /** One that is ready, now or within a moment: a page that reloads is back soon. */
    async await(
      principal: string,
      model: BrowserModel,
      { within, signal }: { within: number; signal?: AbortSignal },
    ): Promise<KnownTab | undefined> {
      const { promise, resolve } = Promise.withResolvers<KnownTab | undefined>();
      const look = () => {
        const tab = find(principal, model);
        if (tab) resolve(tab);
      };
      const giveUp = () => resolve(undefined);
      const timer = setTimeout(giveUp, within);
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.add(look);
      look();
      return promise.finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        waiting.delete(look);
      });
    },
  };
}
