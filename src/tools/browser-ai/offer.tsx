import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { switchOff, switchOn } from '#kit/ai/browser/tab/browser-ai.ts';
import { listEngines } from '#kit/ai/contract.ts';
import { keyOf } from '#kit/contract/query-key.ts';
import { Button } from '#kit/ui/button.tsx';
import { Spinner } from '#kit/ui/spinner.tsx';
import { DownloadProgress } from './download-progress.tsx';
import { useBrowserAi } from './use-browser-ai.ts';
import { downloadWords, failureWords } from './words.ts';

interface OfferProps {
  /** Whether the browser's model is among the engines already. */
  isListed: boolean;
  /** Called once, when someone switched it on here and it can be asked. */
  onReady?: (() => void) | undefined;
}

/** One sentence and one button, where the browser could do better than the rules. */
export default function Offer({ isListed, onReady }: OfferProps) {
  const state = useBrowserAi();
  const [wasAsked, setAsked] = useState(false);
  const ready = useEffectEvent(() => onReady?.());
  const isWaiting = state.is === 'on' && !isListed;
  useRefetchEngines(isWaiting);
  useEffect(() => {
    if (wasAsked && isListed) ready();
  }, [wasAsked, isListed]);

  if (state.is === 'checking' || state.is === 'absent' || isListed) return null;
  return (
    <div role="group" aria-label="Browser AI" className="grid gap-3 rounded-lg bg-leaf p-4 text-ink">
      {state.is === 'off' && (
        <>
          <p>Use your browser’s AI: free and private.{state.download && ` ${downloadWords}`}</p>
          <p className="text-sm text-muted">
            The model runs on your device. What you enter and its answers are kept in your history here.
          </p>
          {state.failure && <p role="alert">{failureWords[state.failure]}</p>}
          <div>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                setAsked(true);
                void switchOn();
              }}
            >
              Use browser AI
            </Button>
          </div>
        </>
      )}
      {state.is === 'downloading' && (
        <>
          <DownloadProgress progress={state.progress} />
          <div>
            <Button size="sm" variant="ghost" onClick={switchOff}>
              Cancel download
            </Button>
          </div>
        </>
      )}
      {isWaiting && (
        <p className="flex items-center gap-3">
          <Spinner /> Connecting the browser’s AI
        </p>
      )}
    </div>
  );
}

const lookEvery = 700;

/** The server hears of it over the socket, so the list is asked for until it is there. */
function useRefetchEngines(isWaiting: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(
      () => void client.invalidateQueries({ queryKey: keyOf(listEngines) }),
      lookEvery,
    );
    return () => clearInterval(timer);
  }, [client, isWaiting]);
}
