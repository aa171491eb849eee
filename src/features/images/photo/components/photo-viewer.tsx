/** A photo as others see it: what was finished of it, and nothing that was cropped away or removed. */
import { useFileAddress } from '#kit/files/file-address.ts';
import type { ViewedWork } from '#tools/work/work-table.ts';
import type { Photo } from '../content.ts';
import { shownAfter } from '../steps.ts';
import { usePicture } from '../use-picture.ts';
import { PhotoCanvas, shownSize } from './photo-canvas.tsx';
import { PhotoFrame } from './photo-frame.tsx';

export default function PhotoViewer({ content }: ViewedWork<Photo>) {
  const photo = content;
  const addressOf = useFileAddress();
  if (photo.base) return <Steps photo={photo} />;
  if (!photo.finished)
    return <p className="text-muted">This photo isn’t finished yet. Its editor has to publish it first.</p>;
  const { file, width, height } = photo.finished;
  return (
    <img
      src={addressOf(file, { inline: true })}
      alt="Finished version"
      width={width}
      height={height}
      // Its place is kept while it loads.
      style={{
        aspectRatio: `${width} / ${height}`,
        width: `min(100%, ${width}px, ${(44 * width) / height}rem)`,
      }}
      className="mx-auto h-auto rounded-card bg-sunken"
    />
  );
}

/** For those who may see all of it, such as an earlier version. */
function Steps({ photo }: { photo: Photo }) {
  const addressOf = useFileAddress();
  const { pixels, look } = shownAfter(photo.base!, photo.steps);
  const { image } = usePicture(addressOf(pixels.file, { inline: true }));
  return (
    <PhotoFrame size={shownSize(pixels, look, false)}>
      {image && (
        <PhotoCanvas image={image} pixels={pixels} look={look} label="The photo" className="size-full" />
      )}
    </PhotoFrame>
  );
}
