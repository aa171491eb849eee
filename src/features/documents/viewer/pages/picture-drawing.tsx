/** A page that is a picture. */
import { cn } from '#kit/ui/cn.ts';
import type { Size } from '../geometry.ts';

/** A pixel of the screen, in points. */
const point = 0.75;

interface PictureDrawingProps {
  address: string;
  name: string;
  dark: boolean;
  onSize?(size: Size): void;
}

export function PictureDrawing({ address, name, dark, onSize }: PictureDrawingProps) {
  const tell = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    if (naturalWidth > 0) onSize?.({ width: naturalWidth * point, height: naturalHeight * point });
  };
  return (
    <img
      src={address}
      alt={name}
      draggable={false}
      // It may have come before the page was alive.
      ref={(picture) => {
        if (picture?.complete) tell(picture);
      }}
      onLoad={({ currentTarget }) => tell(currentTarget)}
      className={cn('size-full', dark && '[filter:invert(1)_hue-rotate(180deg)]')}
    />
  );
}
