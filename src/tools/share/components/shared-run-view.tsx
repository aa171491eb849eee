import type { ReactNode } from 'react';
import type { SharedRun } from '#tools/share/contract.ts';
import { BegunFrom } from '#tools/page/begun-from.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Time } from '#kit/ui/time.tsx';
import { MakeYourOwn } from './make-your-own.tsx';
import { SharedTurnView } from './shared-turn-view.tsx';

interface SharedRunViewProps {
  shared: SharedRun;
  /** Below it. */
  children?: ReactNode;
}

export function SharedRunView({ shared, children }: SharedRunViewProps) {
  const turns = [...shared.earlier, shared];
  return (
    <>
      <PageHeader
        title={
          <bdi dir="auto" className="wrap-anywhere">
            {shared.title}
          </bdi>
        }
        lede={
          <>
            {turns.length > 1 && `${turns.length} turns. `}Made with {shared.toolTitle},{' '}
            <Time value={shared.createdAt} />
          </>
        }
      />
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        {shared.begunFrom && <BegunFrom {...shared.begunFrom} />}
        {turns.map((turn) => (
          <SharedTurnView
            key={turn.createdAt}
            turn={turn}
            isTitled={turns.length === 1 && Object.values(turn.input ?? {}).includes(shared.title)}
          />
        ))}
        <MakeYourOwn shared={shared} />
        {children && <div className="justify-self-start">{children}</div>}
      </div>
    </>
  );
}
