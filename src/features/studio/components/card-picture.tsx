import { cn } from '#kit/ui/cn.ts';
import { cardDescription, drawCard } from '../card/draw.ts';
import { cardFormats, type CardLook } from '../card/look.ts';
import type { Words } from '../set.ts';

export const cardAddress = (words: Words, look: CardLook) =>
  `data:image/svg+xml,${encodeURIComponent(drawCard(words, look))}`;

interface CardPictureProps {
  words: Words;
  look: CardLook;
  /** Without a frame, where it stands in one. */
  bare?: boolean;
}

export function CardPicture({ words, look, bare = false }: CardPictureProps) {
  const { width, height } = cardFormats[look.format];
  return (
    <img
      src={cardAddress(words, look)}
      alt={cardDescription(words)}
      width={width}
      height={height}
      className={cn(
        'mx-auto block h-auto w-full',
        !bare && 'max-h-[36rem] w-auto max-w-full rounded-card border border-line',
      )}
    />
  );
}
