import { useState } from 'react';
import { cn } from '#kit/ui/cn.ts';
import { ListingPhoto } from './listing-photo.tsx';

interface PhotoGalleryProps {
  listing: string;
  photos: readonly string[];
  title: string;
}

export function PhotoGallery({ listing, photos, title }: PhotoGalleryProps) {
  const [at, setAt] = useState(0);
  const shown = photos[Math.min(at, photos.length - 1)];
  if (!shown) return null;
  return (
    <div className="grid gap-3">
      <ListingPhoto
        key={shown}
        listing={listing}
        photo={shown}
        width={1280}
        alt={`${title}, photo ${at + 1} of ${photos.length}`}
        className="aspect-4/3 w-full rounded-card object-contain"
      />
      {photos.length > 1 && (
        <ul aria-label="Photos" className="flex flex-wrap gap-2">
          {photos.map((photo, index) => (
            <li key={photo}>
              <button
                type="button"
                aria-label={`Show photo ${index + 1}`}
                aria-pressed={index === at}
                onClick={() => setAt(index)}
                className={cn('rounded-lg border-2', index === at ? 'border-bamboo' : 'border-transparent')}
              >
                <ListingPhoto
                  listing={listing}
                  photo={photo}
                  width={320}
                  alt=""
                  className="size-16 rounded-md object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
