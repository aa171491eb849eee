/** From lines as they were read, straight, to where they are in the picture. */
import type { PictureText } from './calls.ts';

export interface PictureBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Around the whole word: of one that falls to the right, a little more. */
export function placeInPicture(
  { left, top, width, height }: PictureBox,
  picture: Pick<PictureText, 'width' | 'height' | 'skew'>,
): PictureBox {
  if (picture.skew === 0) return { left, top, width, height };
  const angle = (picture.skew * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const [middleX, middleY] = [picture.width / 2, picture.height / 2];
  const [x, y] = [left + width / 2 - middleX, top + height / 2 - middleY];
  const wide = width * cosine + height * Math.abs(sine);
  const high = height * cosine + width * Math.abs(sine);
  return {
    left: middleX + x * cosine - y * sine - wide / 2,
    top: middleY + x * sine + y * cosine - high / 2,
    width: wide,
    height: high,
  };
}
