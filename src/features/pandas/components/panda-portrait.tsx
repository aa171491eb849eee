import { cn } from '#kit/ui/cn.ts';
import { Panda, type Mood } from '#kit/ui/panda/panda.tsx';
import type { PandaLook } from '../contract.ts';
import { lookColors } from '#kit/ui/panda/look-colors.ts';
import { describeLook } from '../look-words.ts';
import { Outfit } from '#kit/ui/panda/outfit.tsx';

interface PandaPortraitProps {
  look: PandaLook;
  mood?: Mood;
  /** Width in pixels; a class may make it grow and shrink. */
  size: number;
  /** Who it is, where no words beside it say so. */
  name?: string;
  className?: string;
}

/** A panda as it was chosen, sitting. */
export function PandaPortrait({ look, mood, size, name, className }: PandaPortraitProps) {
  const title = name && `${name}, ${describeLook(look)}`;
  return (
    <span className={cn('relative inline-block', className)} style={lookColors(look)}>
      <Panda pose="sit" mood={mood} size={size} title={title} className={className && 'h-auto w-full'} />
      <Outfit outfit={look.outfit} className="absolute inset-0 size-full" />
    </span>
  );
}
