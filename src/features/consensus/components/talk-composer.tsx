import { Dock } from '#kit/ui/dock.tsx';
import { Composer } from './composer/composer.tsx';
import type { ConsensusTalk } from './use-talk.ts';

/** At the end of a talk, in reach wherever one reads. */
export function StickyComposer({ talk, simple }: { talk: ConsensusTalk; simple: boolean }) {
  return (
    <Dock className="max-w-4xl">
      <Composer talk={talk} simple={simple} compact />
    </Dock>
  );
}
