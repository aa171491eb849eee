import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import type { Shared } from '../contract.ts';

/** From what someone shared to what one could make. */
export function MakeYourOwn({ shared: { toolTitle, toolPage } }: { shared: Shared }) {
  return (
    <Card field="leaf" padding="lg" className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Panda mood="wave" size={88} />
      <div className="grid flex-1 basis-64 gap-1">
        <h2 className="text-2xl">Make your own</h2>
        <p>
          {toolPage ? `${toolTitle} is open to everyone, no account needed.` : 'Every tool is free to try.'}
        </p>
      </div>
      <Button asChild>
        <Link to={toolPage ?? '/'}>{toolPage ? 'Try it yourself' : 'See the tools'}</Link>
      </Button>
    </Card>
  );
}
