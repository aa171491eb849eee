/** Pictures to look at: one large, the others beside it, and what was made of the words. */
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import { use, useState } from 'react';
import { Link } from 'react-router';
import { FileGrantContext, useFileAddress } from '#kit/files/file-address.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Notice } from '#kit/ui/notice.tsx';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { Reading } from './components/reading.tsx';
import type { PictureData } from './data.ts';

/** Below it stand the thumbnails and the box for changes. */
const tallest = 'min(44rem, max(18rem, 100svh - 26rem))';

export default function PictureViewer({ output }: Viewed<PictureData>) {
  const data = output.data;
  const [chosen, setChosen] = useState(0);
  const addressOf = useFileAddress();
  /** Shown to others: then it is not theirs to edit. */
  const by = use(FileGrantContext);
  const picture = data?.pictures[chosen] ?? data?.pictures[0];
  if (!data || !picture) return null;
  const { file, svg, width, height, description } = picture;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <img
        src={addressOf(file, { inline: true })}
        alt={description}
        width={width}
        height={height}
        // Its place is kept while it loads: as wide as it may be, and no higher than what the box below leaves of a screen.
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, ${width}px, ${tallest} * ${width / height})`,
        }}
        className="mx-auto h-auto rounded-card bg-sunken"
      />
      {data.pictures.length > 1 && (
        <ul aria-label="Pictures to choose from" className="flex flex-wrap justify-center gap-3">
          {data.pictures.map((one, at) => (
            <li key={one.file}>
              <button
                type="button"
                aria-pressed={one === picture}
                onClick={() => setChosen(at)}
                className={cn(
                  'block overflow-hidden rounded-card border-2',
                  one === picture ? 'border-bamboo' : 'border-line hover:border-edge',
                )}
              >
                <img
                  src={addressOf(one.file, { width: 320, inline: true })}
                  alt={`Choice ${at + 1}`}
                  width={one.width}
                  height={one.height}
                  style={{ aspectRatio: `${one.width} / ${one.height}` }}
                  className="h-24 w-auto bg-sunken"
                />
              </button>
              {one.engine && <p className="mt-1 text-center text-sm text-muted">{one.engine}</p>}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Keep href={addressOf(file)} name={`Picture ${chosen + 1}.webp`} label="WebP" />
        {svg && <Keep href={addressOf(svg)} name={`Picture ${chosen + 1}.svg`} label="SVG" />}
        {!by && (
          <Button asChild variant="secondary" size="sm">
            <Link to={href('/ai/images/photo', { picture: file })}>
              <Pencil aria-hidden /> Edit as a photo
            </Link>
          </Button>
        )}
        {picture.seed !== null && <span className="text-sm text-muted">Seed {picture.seed}</span>}
      </div>
      {data.failed && data.failed.length > 0 && <Notice tone="warning">{data.failed.join(' ')}</Notice>}
      <Reading data={data} />
    </div>
  );
}

function Keep({ href, name, label }: { href: string; name: string; label: string }) {
  return (
    <Button asChild variant="secondary" size="sm">
      <a href={href} download={name}>
        <Download aria-hidden /> {label}
      </a>
    </Button>
  );
}
