import { Notice } from '#kit/ui/notice.tsx';
import { needsModelWords, type ModelNeed } from '../define/model-need.ts';
import { ModelOffer } from './model-offer.tsx';
import { useHasModel } from './use-has-model.ts';

/** Said before one types, and only where no language model can answer. */
export function NeedsModel({ need }: { need: ModelNeed }) {
  // Until the engines are known, none is missing.
  if (useHasModel() !== false) return null;
  const { now, example } = need;
  return (
    <Notice title={needsModelWords(need)} action={<ModelOffer />}>
      {now && <p>{now}</p>}
      <details className="mt-1 text-sm">
        <summary className="min-h-6 cursor-pointer font-medium underline-offset-4 hover:underline">
          See an example
        </summary>
        <dl className="mt-2 grid gap-x-3 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
          <dt className="font-medium">Example</dt>
          <dd dir="auto">{example.given}</dd>
          <dt className="font-medium">A model gives</dt>
          <dd dir="auto" className="whitespace-pre-line">
            {example.gives}
          </dd>
        </dl>
      </details>
    </Notice>
  );
}
