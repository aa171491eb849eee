import Layers from 'lucide-react/icons/layers';
import { Button } from '#kit/ui/button.tsx';
import type { StackItem } from '../stack/contract.ts';
import { useStack } from '../stack/use-stack.ts';

/** Puts something onto the stack, or takes it off. */
export function StackButton({ item }: { item: StackItem }) {
  const { items, has, add, remove, isSaving } = useStack();
  const isIn = has(item);
  return (
    <Button
      variant="secondary"
      aria-pressed={isIn}
      disabled={!items}
      pending={isSaving}
      onClick={() => (isIn ? remove(item) : add(item))}
    >
      <Layers aria-hidden /> {isIn ? 'In your stack' : 'Add to stack'}
    </Button>
  );
}
