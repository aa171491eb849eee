import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

interface Example {
  /** What it looks like. */
  picture: ReactNode;
  /** Why it is right or wrong. */
  words: ReactNode;
}

/** Right beside wrong, said in words and not by colour alone. */
export function DoDont({ good, bad }: { good: Example; bad: Example }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:grid-rows-[1fr_auto] sm:gap-y-0">
      <Side {...good} word="Do" />
      <Side {...bad} word="Don’t" wrong />
    </div>
  );
}

export function Dont(example: Example) {
  return <Side {...example} word="Don’t" wrong />;
}

function Side({ picture, words, word, wrong = false }: Example & { word: string; wrong?: boolean }) {
  const Icon = wrong ? X : Check;
  return (
    <figure className="row-span-2 grid grid-rows-[1fr_auto] overflow-hidden sm:grid-rows-subgrid rounded-card border border-line bg-surface">
      <div className="grid min-h-36 place-items-center p-6">{picture}</div>
      <figcaption className={`flex gap-2.5 p-4 ${wrong ? 'bg-blush' : 'bg-leaf'}`}>
        <Icon aria-hidden strokeWidth={3} className="mt-1 size-4 shrink-0" />
        <span>
          <strong>{word}:</strong> {words}
        </span>
      </figcaption>
    </figure>
  );
}
