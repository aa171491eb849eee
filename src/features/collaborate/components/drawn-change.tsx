import { cn } from '#kit/ui/cn.ts';
import { Changed } from '#kit/ui/diff/diff-text.tsx';
import { Jump } from './jump.tsx';

interface DrawnChangeProps {
  change: { was: string; now: string };
  isRefused: boolean;
  isActive: boolean;
  onActive: (isOn: boolean) => void;
  /** Where it can be kept or undone. */
  target: string | undefined;
}

/** A change in the text; one that was undone shows the old words, dotted. */
export function DrawnChange({
  change: { was, now },
  isRefused,
  isActive,
  onActive,
  target,
}: DrawnChangeProps) {
  const words = isRefused ? (
    <span className="underline decoration-edge decoration-dotted decoration-2 underline-offset-4">
      <span className="sr-only"> Unchanged: </span>
      {was || '…'}
    </span>
  ) : (
    <Changed was={was} now={now} />
  );
  if (target === undefined) return words;
  return (
    <Jump
      target={target}
      onActive={onActive}
      className={cn('rounded-[0.2em]', isActive && 'outline-2 outline-offset-1 outline-edge')}
    >
      {words}
    </Jump>
  );
}
