import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SharedRun } from '#tools/share/contract.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Time } from '#kit/ui/time.tsx';
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

function MakeYourOwn({ shared: { toolTitle, toolPage } }: { shared: SharedRun }) {
  return (
    <Card field="leaf" padding="lg" className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Panda mood="wave" size={88} />
      <div className="grid flex-1 basis-64 gap-1">
        <h2 className="text-2xl">Make your own</h2>
        <p>
          {toolPage
            ? `${toolTitle} is open to everyone, no account needed.`
            : 'Everything here is open to try.'}
        </p>
      </div>
      <Button asChild>
        <Link to={toolPage ?? '/'}>{toolPage ? 'Try it yourself' : 'See what there is'}</Link>
      </Button>
    </Card>
  );
}
