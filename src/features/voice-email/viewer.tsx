import { mainText } from '#tools/define/output.ts';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { ReadLetter } from './components/read-letter.tsx';
import type { SpokenLetter } from './spoken-letter.ts';

/** A voice e-mail as a run made it: what is heard while it is heard, then the letter. */
export default function SpokenLetterViewer({ output, isGrowing }: Viewed) {
  if (output.data !== null) return <ReadLetter content={output.data as SpokenLetter} />;
  return (
    <p dir="auto" aria-busy={isGrowing} className="whitespace-pre-line wrap-anywhere">
      {output.texts[mainText]}
    </p>
  );
}
