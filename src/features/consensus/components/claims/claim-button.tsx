import { useContext, type ReactNode } from 'react';
import { cn } from '#kit/ui/cn.ts';
import { MarkingContext } from './marking.ts';
import type { Tone } from './marks.ts';
import { toneFields } from './tone.ts';

interface ClaimButtonProps {
  id: string;
  tone: Tone;
  className?: string;
  children: ReactNode;
}

/** A claim that can be pointed at: its sentences are marked in every answer, and pressing it shows them. */
export function ClaimButton({ id, tone, className, children }: ClaimButtonProps) {
  const { active, chosen, hover, choose } = useContext(MarkingContext);
  return (
    <button
      type="button"
      aria-pressed={chosen?.id === id}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && hover(id)}
      onPointerLeave={() => hover(undefined)}
      onFocus={() => hover(id)}
      onBlur={() => hover(undefined)}
      onClick={() => choose(id)}
      className={cn(
        'w-full rounded-md text-left transition-colors duration-150',
        active === id && toneFields[tone],
        className,
      )}
    >
      {children}
    </button>
  );
}
