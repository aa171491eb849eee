import { mainText } from '#tools/define/output.ts';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { ReadOnlyEmail } from './components/read-only-email.tsx';
import type { SpokenEmail } from './spoken-email.ts';

/** A voice e-mail as a run made it: what is heard while it is heard, then the email. */
export default function SpokenEmailViewer({ output, isGrowing }: Viewed<SpokenEmail>) {
  if (output.data !== null) return <ReadOnlyEmail content={output.data} />;
  return (
    <p dir="auto" aria-busy={isGrowing} className="whitespace-pre-line wrap-anywhere">
      {output.texts[mainText]}
    </p>
  );
}
