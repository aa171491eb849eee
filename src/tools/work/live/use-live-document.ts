/**
 * A work that several people edit at once, in this browser: connected, with who else is there. What has not reached the
 * server is kept here, so that a closed tab loses nothing; where the server refuses, `refusal` says why, and it is edited alone.
 */
import { HocuspocusProvider } from '@hocuspocus/provider';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import * as Y from 'yjs';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { forgetUnsent, keepUnsent, readUnsent } from '../unsent.ts';
import { livePath } from './live-path.ts';

/** What is changed in this time is sent together. */
const flushDelay = 150;
/** What the server has not confirmed by then is kept in this browser. */
const keepDelay = 400;

export interface Present {
  name: string;
  /** Where their caret is; 0 where their editor has none. */
  place: number;
}

export interface LiveDocument {
  /** Undefined until it is as the server has it. */
  shared: { doc: Y.Doc; provider: HocuspocusProvider } | undefined;
  isConnected: boolean;
  /** The server has all of it. */
  isSaved: boolean;
  others: readonly Present[];
  refusal: string | undefined;
}

interface Options {
  /** Before anything is in it. */
  prepare?: (doc: Y.Doc) => void;
  onOthers?: (others: readonly Present[]) => void;
}

const opening: LiveDocument = {
  shared: undefined,
  isConnected: false,
  isSaved: true,
  others: [],
  refusal: undefined,
};

export function useLiveDocument(work: string, options: Options = {}): LiveDocument {
  const [state, setState] = useState(opening);
  const { data: me } = useQuery(query(currentUser));
  const owner = me?.id;
  const prepare = useEffectEvent((doc: Y.Doc) => options.prepare?.(doc));
  const onOthers = useEffectEvent((others: readonly Present[]) => options.onOthers?.(others));

  useEffect(() => {
    if (!owner) return undefined;
    const mine = { owner, work };
    const doc = new Y.Doc();
    prepare(doc);
    const become = (change: Partial<LiveDocument>) => setState((now) => ({ ...now, ...change }));
    /** What the server has: the rest is kept here until it does. */
    let sent = Y.encodeStateVector(doc);
    let isRefused = false;
    let isGone = false;
    /** Until what was kept is back, nothing here may take its place. */
    let isBack = false;
    let keeping: ReturnType<typeof setTimeout> | undefined;
    const keep = () => void keepUnsent(mine, Y.encodeStateAsUpdate(doc, sent));
    function keepSoon(unsent: number) {
      clearTimeout(keeping);
      if (isRefused || !isBack) return;
      if (unsent > 0) keeping = setTimeout(keep, keepDelay);
      else if (provider.isSynced) {
        sent = Y.encodeStateVector(doc);
        void forgetUnsent(mine);
      }
    }
    /** What was refused once would be refused each time: it stays on the page, to be copied, and is not kept. */
    function refuse(refusal: string) {
      isRefused = true;
      clearTimeout(keeping);
      void forgetUnsent(mine);
      become({ refusal });
    }
    /** What a closed tab left behind goes to the server as if it had just been typed. */
    async function bringBack() {
      if (isBack) return;
      const kept = await readUnsent(mine);
      if (isGone || isBack) return;
      isBack = true;
      sent = Y.encodeStateVector(doc);
      if (kept) Y.applyUpdate(doc, kept, 'kept');
      keepSoon(provider.unsyncedChanges);
      become({ shared: { doc, provider } });
    }
    const provider = new HocuspocusProvider({
      url: liveUrl(),
      name: work,
      document: doc,
      flushDelay,
      onStatus: ({ status }) => become({ isConnected: status === 'connected' }),
      onSynced: () => void bringBack(),
      onUnsyncedChanges: ({ number }) => {
        become({ isSaved: number === 0 });
        keepSoon(number);
      },
      onAuthenticationFailed: ({ reason }) => refuse(reason),
      onClose: ({ event }) => event.code === 4403 && refuse(event.reason),
      onAwarenessChange({ states }) {
        const others = states.flatMap(({ clientId, name, place }): Present[] =>
          clientId !== doc.clientID && typeof name === 'string'
            ? [{ name, place: typeof place === 'number' ? place : 0 }]
            : [],
        );
        become({ others });
        onOthers(others);
      },
    });
    provider.setAwarenessField('place', 0);
    const leave = () => isBack && !isRefused && provider.hasUnsyncedChanges && keep();
    addEventListener('pagehide', leave);
    return () => {
      leave();
      isGone = true;
      setState(opening);
      clearTimeout(keeping);
      removeEventListener('pagehide', leave);
      provider.destroy();
      doc.destroy();
    };
  }, [work, owner]);

  return state;
}

function liveUrl(): string {
  const url = new URL(livePath, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}
