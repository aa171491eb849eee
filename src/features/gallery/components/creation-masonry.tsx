import Heart from 'lucide-react/icons/heart';
import { Link } from 'react-router';
import { FileGrantContext } from '#kit/files/file-address.ts';
import { href } from '#kit/href.ts';
import { cardLink } from '#kit/ui/card.tsx';
import { cn } from '#kit/ui/cn.ts';
import { toolAddress } from '#tools/page/sent-input.ts';
import type { Creation } from '../contract.ts';
import { AuthorName } from './author-name.tsx';
import { Count, DrawnCover, Excerpt, fieldOf, StoredPicture } from './creation-card.tsx';
import { Masonry, MasonryItem, rowsOf } from './masonry.tsx';
import { PictureCard } from './picture-card.tsx';
import { RemixLink } from './remix-link.tsx';

/** Texts are shown on a sheet of this shape; of some files the size is not known. */
const [unknownWidth, unknownHeight] = [4, 3];

export function CreationMasonry({ creations }: { creations: readonly Creation[] }) {
  return (
    <Masonry label="Creations">
      {creations.map((creation) => {
        const { picture, cover } = creation;
        const width = picture?.width ?? cover?.width ?? unknownWidth;
        const height = picture?.height ?? cover?.height ?? unknownHeight;
        return (
          <MasonryItem key={creation.id} rows={rowsOf(width, height)}>
            <Piece creation={creation} />
          </MasonryItem>
        );
      })}
    </Masonry>
  );
}

function Piece({ creation }: { creation: Creation }) {
  const { id, title, author, likes, remixPage } = creation;
  return (
    <PictureCard
      field={fieldOf(id)}
      picture={<Shown creation={creation} />}
      title={
        <Link
          to={href('/gallery/:id', { id })}
          dir="auto"
          className={cn(cardLink, 'line-clamp-2 wrap-anywhere')}
        >
          {title}
        </Link>
      }
    >
      <AuthorName author={author} />
      <Count Icon={Heart} count={likes} one="like" many="likes" />
      {remixPage && <RemixLink to={toolAddress(remixPage, { remix: id })} title={title} />}
    </PictureCard>
  );
}

function Shown({ creation: { id, title, excerpt, picture, cover } }: { creation: Creation }) {
  if (picture)
    return (
      <FileGrantContext value={`creation:${id}`}>
        <StoredPicture {...picture} />
      </FileGrantContext>
    );
  if (!cover) return <Excerpt text={excerpt} />;
  return <DrawnCover id={id} title={title} {...cover} />;
}
