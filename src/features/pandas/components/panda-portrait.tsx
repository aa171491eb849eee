import { Panda, type Mood } from '#kit/ui/panda/panda.tsx';
import type { PandaLook } from '../contract.ts';
import { lookColors } from '../look-colors.ts';
import { describeLook } from '../look-words.ts';
import { Outfit } from './outfit.tsx';

interface PandaPortraitProps {
  look: PandaLook;
  mood?: Mood;
  /** Width in pixels. */
  size: number;
  /** Who it is, where no words beside it say so. */
  name?: string;
}

/** A panda as it was chosen, sitting. */
export function PandaPortrait({ look, mood, size, name }: PandaPortraitProps) {
  const title = name && `${name}, ${describeLook(look)}`;
  return (
    <span className="relative inline-block" style={lookColors(look)}>
      <Panda pose="sit" mood={mood} size={size} title={title} />
      <Outfit outfit={look.outfit} className="absolute inset-0 size-full" />
    </span>
  );
}
