/** Tabs of this browser tell one another for whom they act: one that was opened beside an acting one can ask. */
import { useEffect, useState } from 'react';
import { handedKey, isDeclined, type Acting, type Handed } from './acting-tab.ts';

const channelName = 'acting';
/** As long as a page may take to open. */
const handedFor = 15_000;

type Message = { ask: true } | { tab: string; acting: Acting | null };

/** For as long as this tab acts: answers those who ask, and gives it along to tabs that are opened from here. */
export function useTellTabs({ id, name }: Acting) {
  useEffect(() => {
    const acting = { id, name };
    const tab = crypto.randomUUID();
    const channel = new BroadcastChannel(channelName);
    const say = (message: Message) => channel.postMessage(message);
    const announce = () => say({ tab, acting });
    const gone = () => say({ tab, acting: null });
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if ('ask' in data) announce();
    });
    const give = (event: MouseEvent) => giveAlong(event, acting);
    announce();
    addEventListener('pagehide', gone);
    addEventListener('pageshow', announce);
    addEventListener('click', give, true);
    addEventListener('auxclick', give, true);
    return () => {
      gone();
      channel.close();
      removeEventListener('pagehide', gone);
      removeEventListener('pageshow', announce);
      removeEventListener('click', give, true);
      removeEventListener('auxclick', give, true);
    };
  }, [id, name]);
}

type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>;

/** Browsers give a tab that is opened this way nothing of ours. */
function giveAlong({ button, ctrlKey, metaKey, shiftKey, target }: Click, acting: Acting) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || button > 1) return;
  const opensTab = button === 1 || ctrlKey || metaKey || shiftKey || link.target === '_blank';
  if (!opensTab) return;
  const handed: Handed = { ...acting, to: link.href, until: Date.now() + handedFor };
  try {
    localStorage.setItem(handedKey, JSON.stringify(handed));
  } catch {
    // storage is blocked: the new tab acts for nobody
  }
}

/** The business that another tab acts for at this moment, unless this one has said that it would not. */
export function useOtherTab(): Acting | null {
  const [tabs, setTabs] = useState<ReadonlyMap<string, Acting>>(new Map());
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if ('ask' in data) return;
      setTabs((known) => {
        const next = new Map(known);
        next.delete(data.tab);
        if (data.acting) next.set(data.tab, data.acting);
        return next;
      });
    });
    channel.postMessage({ ask: true } satisfies Message);
    return () => channel.close();
  }, []);
  return [...tabs.values()].findLast(({ id }) => !isDeclined(id)) ?? null;
}
