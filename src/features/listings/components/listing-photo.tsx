import { urlOf } from '#kit/contract/call.ts';
import { getFile } from '#kit/files/contract.ts';
import { cn } from '#kit/ui/cn.ts';

interface ListingPhotoProps {
  /** Null among one's own uploads that belong to no listing yet. */
  listing: string | null;
  photo: string;
  width: 320 | 1280;
  alt: string;
  className?: string;
}

export function ListingPhoto({ listing, photo, width, alt, className }: ListingPhotoProps) {
  const src = urlOf(getFile, {
    params: { id: photo },
    query: { width, disposition: 'inline', ...(listing && { by: `listing:${listing}` }) },
  });
  return <img src={src} alt={alt} loading="lazy" decoding="async" className={cn('bg-sunken', className)} />;
}
