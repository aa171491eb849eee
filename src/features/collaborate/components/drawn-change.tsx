import { cn } from '#kit/ui/cn.ts';
import { Added, Removed } from '#kit/ui/diff/diff-text.tsx';
import type { Piece } from '#kit/ui/diff/word-diff.ts';
import { Jump } from './jump.tsx';

interface DrawnChangeProps {
  change: Extract<Piece, { kind: 'change' }>;
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
      <span className="sr-only"> Left as it was: </span>
      {was || '…'}
    </span>
  ) : (
    <>
      {was !== '' && <Removed>{was}</Removed>}
      {now !== '' && <Added>{now}</Added>}
    </>
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
