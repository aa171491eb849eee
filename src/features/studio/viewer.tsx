import { mainText } from '#tools/define/output.ts';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { ReadSet } from './components/read-set.tsx';
import type { StudioSet } from './set.ts';

/** A set as a run made it. */
export default function SetViewer({ output, isGrowing }: Viewed<StudioSet>) {
  if (output.data !== null) return <ReadSet set={output.data} />;
  return (
    <p dir="auto" aria-busy={isGrowing} className="whitespace-pre-line wrap-anywhere">
      {output.texts[mainText]}
    </p>
  );
}
