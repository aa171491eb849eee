import type { SharedTurn } from '#tools/share/contract.ts';
import { OutputView } from '#tools/kinds/output-view.tsx';
import { WhatWasAsked } from '#tools/page/what-was-asked.tsx';
import { WhoWorked } from '#tools/page/who-worked.tsx';
import { Card } from '#kit/ui/card.tsx';

interface SharedTurnViewProps {
  turn: SharedTurn;
  /** The title above says all that was asked. */
  isTitled: boolean;
}

/** One question and what came of it. */
export function SharedTurnView({ turn, isTitled }: SharedTurnViewProps) {
  const { kind, output, engines, state } = turn;
  const input = isTitled ? null : turn.input;
  return (
    <Card asChild padding="lg">
      <article className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {input && kind === 'text' && <WhatWasAsked input={input} />}
        <OutputView kind={kind} output={output} input={input} />
        <footer className="grid gap-1 border-t border-line pt-4 empty:hidden">
          {state !== 'done' && <p className="text-sm text-muted">It ended before it finished.</p>}
          <WhoWorked engines={engines} />
        </footer>
      </article>
    </Card>
  );
}
