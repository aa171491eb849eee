import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useId } from 'react';
import { pictureTypes } from '#kit/files/picture-choice.ts';
import { UploadList } from '#kit/files/upload/upload-list.tsx';
import { useUploads } from '#kit/files/upload/use-uploads.ts';
import { cn } from '#kit/ui/cn.ts';
import { FileButton } from '#kit/ui/file-button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { useDrop } from '#kit/ui/use-drop.ts';
import { largestPhoto, mostPhotos, photoUse } from '../limits.ts';
import { ListingPhoto } from './listing-photo.tsx';

interface PhotoFieldProps {
  photos: readonly string[];
  onChange(change: (before: readonly string[]) => string[]): void;
  error?: string | undefined;
}

/** Chosen, dropped, put in order. The place and the camera that a photo tells of are removed on the server. */
export function PhotoField({ photos, onChange, error }: PhotoFieldProps) {
  const id = useId();
  const { uploads, add, remove } = useUploads({ use: photoUse, mostBytes: largestPhoto, most: mostPhotos });
  const ready = uploads.find(({ file }) => file);
  const take = useEffectEvent(({ key, file }: NonNullable<typeof ready>) => {
    onChange((before) => [...before, file!.id].slice(0, mostPhotos));
    remove(key);
  });
  useEffect(() => {
    if (!ready) return;
    const soon = setTimeout(() => take(ready));
    return () => clearTimeout(soon);
  }, [ready]);
  const isFull = photos.length + uploads.length >= mostPhotos;
  const { isOver, dropZone } = useDrop((files) => add(files));
  const move = (at: number, by: -1 | 1) =>
    onChange((before) => {
      const next = [...before];
      [next[at], next[at + by]] = [next[at + by]!, next[at]!];
      return next;
    });
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className="font-medium">
        Photos <span className="ml-1 text-sm font-normal text-muted">optional</span>
      </p>
      <div
        {...dropZone}
        className={cn(
          'grid gap-3 rounded-card border-[1.5px] border-dashed p-4 transition-colors duration-150',
          isOver ? 'border-bamboo bg-bamboo-soft' : 'border-edge',
        )}
      >
        {photos.length > 0 && (
          <ol className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {photos.map((photo, at) => (
              <li key={photo} className="grid gap-1">
                <ListingPhoto
                  listing={null}
                  photo={photo}
                  width={320}
                  alt={`Photo ${at + 1}`}
                  className="aspect-4/3 w-full rounded-lg object-cover"
                />
                <div className="flex items-center justify-between">
                  <IconButton
                    label={`Move photo ${at + 1} forward`}
                    size="sm"
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                  >
                    <ArrowLeft aria-hidden />
                  </IconButton>
                  <IconButton
                    label={`Remove photo ${at + 1}`}
                    size="sm"
                    onClick={() => onChange((before) => before.filter((one) => one !== photo))}
                  >
                    <X aria-hidden />
                  </IconButton>
                  <IconButton
                    label={`Move photo ${at + 1} back`}
                    size="sm"
                    disabled={at === photos.length - 1}
                    onClick={() => move(at, 1)}
                  >
                    <ArrowRight aria-hidden />
                  </IconButton>
                </div>
              </li>
            ))}
          </ol>
        )}
        <UploadList uploads={uploads} onRemove={remove} />
        <div className="flex flex-wrap items-center gap-3">
          {!isFull && (
            <FileButton accept={pictureTypes} multiple onChoose={(_, all) => add(all)}>
              <ImagePlus aria-hidden /> Add photos
            </FileButton>
          )}
          <p className="text-sm text-muted">
            {photos.length > 1 ? 'The first photo is the cover.' : 'Location and camera data are removed.'}
          </p>
        </div>
      </div>
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
