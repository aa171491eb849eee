import { lazy, Suspense } from 'react';
import { useLending } from '#kit/ai/browser/tab/use-lending.ts';
import type { EngineSource } from '#kit/ai/engine.ts';
import { useHasBrowserModel } from './use-has-browser-model.ts';

const Offer = lazy(() => import('./offer.tsx'));

interface BrowserAiOfferProps {
  /** The engines that could do it; none while they are not known. */
  engines: readonly { source: EngineSource }[];
  onReady?: (() => void) | undefined;
}

/** Shown where there is no language model but the browser's own. Its code is loaded in browsers that have one. */
export function BrowserAiOffer({ engines, onReady }: BrowserAiOfferProps) {
  useLending();
  const hasModel = useHasBrowserModel();
  const isNeeded =
    engines.length > 0 && engines.every(({ source }) => source === 'bamboo' || source === 'browser');
  if (!hasModel || !isNeeded) return null;
  return (
    <Suspense>
      <Offer isListed={engines.some(({ source }) => source === 'browser')} onReady={onReady} />
    </Suspense>
  );
}
