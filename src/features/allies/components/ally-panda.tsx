import { cn } from '#kit/ui/cn.ts';
import { lookColors } from '#kit/ui/panda/look-colors.ts';
import { Outfit } from '#kit/ui/panda/outfit.tsx';
import { Panda, type Mood } from '#kit/ui/panda/panda.tsx';
import { lookOf } from '../look.ts';

interface AllyPandaProps {
  seed: string;
  size: number;
  mood?: Mood;
  className?: string;
}

/** The panda of an ally: the same seed, the same panda. Its name stands beside it. */
export function AllyPanda({ seed, size, mood, className }: AllyPandaProps) {
  const look = lookOf(seed);
  return (
    <span className={cn('relative block h-fit w-fit shrink-0', className)} style={lookColors(look)}>
      <Panda pose="sit" mood={mood ?? look.mood} size={size} detail="full" className="block" />
      <Outfit outfit={look.outfit} className="absolute inset-0 size-full" />
    </span>
  );
}
