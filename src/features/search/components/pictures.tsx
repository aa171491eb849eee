import Image from 'lucide-react/icons/image';
import type { SearchData } from '../data.ts';
import { OutLink } from '#kit/ui/out-link.tsx';

export function Pictures({ pictures }: { pictures: SearchData['pictures'] }) {
  return (
    <ul aria-label="Pictures" className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
      {pictures.map((picture) => (
        <li key={picture.href} className="grid content-start gap-1">
          <OutLink href={picture.href} className="grid gap-1.5">
            {picture.thumbnail ? (
              <img
                src={picture.thumbnail}
                alt={picture.title}
                width={240}
                height={180}
                className="aspect-4/3 w-full rounded-card object-cover"
              />
            ) : (
              <span className="grid aspect-4/3 place-items-center rounded-card bg-sunken text-muted">
                <Image aria-hidden />
              </span>
            )}
            <span dir="auto" className="line-clamp-2 text-sm font-medium wrap-anywhere">
              {picture.title}
            </span>
          </OutLink>
          <span className="text-sm text-muted wrap-anywhere">
            {picture.credit || 'Unknown creator'} · {picture.source}
          </span>
        </li>
      ))}
    </ul>
  );
}
