import { useQuery } from '@tanstack/react-query';
import Scale from 'lucide-react/icons/scale';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import { sayWhy } from '#tools/page/say-why.ts';
import {
  listContradictions,
  listMemories,
  settleContradiction,
  type Contradiction,
  type Memory,
} from '../memories/contract.ts';

/** Memory conflicts: what cannot both be true, settled by the person. */
export function MemoryConflicts() {
  const { data } = useQuery(query(listContradictions));
  if (!data || data.items.length === 0) return null;
  return (
    <Section
      title={
        <>
          <Scale aria-hidden className="mr-2 inline size-6" />
          Conflicting memories
        </>
      }
      lede="These contradict each other. Which one is right? The other goes to the trash."
      className="pt-0 sm:pt-0"
    >
      <ul className="grid gap-4">
        {data.items.map((one) => (
          <Case key={`${one.first.id} ${one.second.id}`} contradiction={one} />
        ))}
      </ul>
    </Section>
  );
}

function Case({ contradiction: { first, second, why } }: { contradiction: Contradiction }) {
  const settle = useCall(settleContradiction, {
    refreshes: [listContradictions, listMemories],
    onSuccess: () => toast({ title: 'Settled' }),
  });
  const decide = (keep: 'first' | 'second' | 'both') =>
    settle.mutate({ body: { first: first.id, second: second.id, keep } }, { onError: sayWhy });
  return (
    <Card asChild field="honey">
      <li className="grid gap-4">
        <p className="text-sm">{why}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Side memory={first} onKeep={() => decide('first')} isBusy={settle.isPending} />
          <Side memory={second} onKeep={() => decide('second')} isBusy={settle.isPending} />
        </div>
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          disabled={settle.isPending}
          onClick={() => decide('both')}
        >
          Both are true
        </Button>
      </li>
    </Card>
  );
}

function Side({ memory, onKeep, isBusy }: { memory: Memory; onKeep: () => void; isBusy: boolean }) {
  return (
    <div className="grid content-between gap-3 rounded-lg bg-surface p-4">
      <p dir="auto" className="wrap-anywhere">
        {memory.text}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <Time value={memory.updatedAt} />
        <Button
          size="sm"
          variant="secondary"
          disabled={isBusy}
          aria-label={`Keep this: ${memory.text}`}
          onClick={onKeep}
        >
          Keep this
        </Button>
      </div>
    </div>
  );
}
