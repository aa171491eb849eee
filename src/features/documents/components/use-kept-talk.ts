/** The chat about a document is there again when the document is opened again in this browser. */
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useRemembered } from '#tools/page/use-remembered.ts';
import type { Talk } from '#tools/talk/use-talk.ts';

export function useKeptTalk(keptAs: string, { shown, turns, isMissing }: Talk) {
  const [kept, keep] = useRemembered(`frenly-asked-${keptAs}`);
  const [, setSearch] = useSearchParams();
  const put = (run: string | null) =>
    setSearch(
      (before) => {
        const params = new URLSearchParams(before);
        if (run === null) params.delete('run');
        else params.set('run', run);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  const open = useEffectEvent(() => {
    if (keptAs !== '' && shown === undefined && kept !== null) put(kept);
  });
  useEffect(() => open(), []);
  const keepIt = useEffectEvent((run: string) => kept !== run && keep(run));
  // It was deleted, or is somebody else's.
  const forget = useEffectEvent((run: string) => {
    if (kept !== run) return;
    keep(null);
    put(null);
  });
  useEffect(() => {
    if (keptAs === '' || shown === undefined) return;
    if (turns.length > 0) keepIt(shown);
    else if (isMissing) forget(shown);
  }, [keptAs, shown, turns.length, isMissing]);
}
