/** The cover as it will look, drawn in the browser while one chooses. */
import { cn } from '#kit/ui/cn.ts';
import type { Book, Palette } from '../book.ts';
import { backdrop, coverSize, nameBand } from '../cover/backdrop.ts';

const wordColours: Record<Palette, string> = {
  bamboo: 'text-[#f6f7ef]',
  ink: 'text-[#f7f4ea]',
  dusk: 'text-[#fff5ea]',
  sand: 'text-[#3a2714]',
  sky: 'text-[#12324a]',
  blush: 'text-[#4b1a1c]',
};

interface CoverPreviewProps {
  title: string;
  book: Pick<Book, 'cover' | 'subtitle' | 'author'>;
  className?: string;
}

export function CoverPreview({ title, book: { cover, subtitle, author }, className }: CoverPreviewProps) {
  const svg = (inner: string) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverSize.width} ${coverSize.height}">${inner}</svg>`)}`;
  const size = title.length <= 30 ? 'text-[12cqw]' : title.length <= 60 ? 'text-[9cqw]' : 'text-[6.5cqw]';
  return (
    <div
      role="img"
      aria-label={`Cover: ${title}`}
      className={cn(
        '@container relative aspect-[5/8] w-full overflow-hidden rounded-md shadow-soft',
        wordColours[cover.palette],
        className,
      )}
    >
      <img alt="" src={svg(backdrop(cover))} className="absolute inset-0 size-full" />
      {cover.motif === 'picture' && cover.picture && (
        <img alt="" src={cover.picture} className="absolute inset-x-0 bottom-0 h-1/2 w-full object-cover" />
      )}
      {author && <img alt="" src={svg(nameBand(cover))} className="absolute inset-0 size-full" />}
      <div dir="auto" className="absolute inset-x-[10%] top-[11%] grid gap-[2cqw] wrap-anywhere">
        <span className={cn('line-clamp-5 font-display leading-[1.1] font-bold', size)}>{title}</span>
        {subtitle && <span className="line-clamp-3 text-[4.4cqw]">{subtitle}</span>}
      </div>
      <span dir="auto" className="absolute inset-x-[10%] bottom-[4.5%] truncate text-[5cqw]">
        {author}
      </span>
    </div>
  );
}
