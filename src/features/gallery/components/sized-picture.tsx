/** How wide a card is, by the columns of the masonry. */
const cardWidths = '(min-width: 96rem) 25vw, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw';

interface SizedPictureProps {
  addressOf: (width: number) => string;
  widths: readonly number[];
  /** Of the whole picture: so much space is kept until it is there. */
  width: number | null;
  height: number | null;
  alt: string;
  sizes?: string;
}

/** A picture in the size that fits, fetched when it comes near. */
export function SizedPicture({
  addressOf,
  widths,
  width,
  height,
  alt,
  sizes = cardWidths,
}: SizedPictureProps) {
  return (
    <img
      src={addressOf(widths.at(-1)!)}
      srcSet={widths.map((one) => `${addressOf(one)} ${one}w`).join(', ')}
      sizes={sizes}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="size-full object-cover"
    />
  );
}
