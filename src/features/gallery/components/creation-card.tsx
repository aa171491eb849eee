import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Link } from 'react-router';
import { urlOf } from '#kit/contract/call.ts';
import { href } from '#kit/href.ts';
import { FileGrantContext, useFileAddress } from '#kit/files/file-address.ts';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { cn } from '#kit/ui/cn.ts';
import { coverWidths, creationCover, type Creation } from '../contract.ts';
import { AuthorName } from './author-name.tsx';
import { SizedPicture } from './sized-picture.tsx';

/** Each keeps its own, so that a wall of texts is not a wall of one colour. */
const fields = ['bg-leaf', 'bg-sky', 'bg-honey', 'bg-blush'] as const;
export const fieldOf = (id: string) => fields[Number.parseInt(id.slice(-2), 16) % fields.length];

interface CreationCardProps {
  creation: Creation;
  /** Says why it stands in the showcase. */
  withReason?: boolean;
}

/** A creation as it hangs on the wall: a glimpse of it, and who made it. */
export function CreationCard({ creation, withReason = false }: CreationCardProps) {
  const { id, title, caption, featuredWhy, toolTitle, author, likes, comments } = creation;
  return (
    <Card interactive padding="none" className="flex flex-col overflow-hidden">
      <Glimpse creation={creation} />
      <div className="flex flex-1 flex-col gap-1 border-t border-line p-5">
        <p className="text-sm text-muted">{toolTitle}</p>
        <h2 className="text-xl">
          <Link
            to={href('/gallery/:id', { id })}
            dir="auto"
            className={cn(cardLink, 'line-clamp-2 wrap-anywhere')}
          >
            {title}
          </Link>
        </h2>
        {caption && (
          <p dir="auto" className="line-clamp-2 wrap-anywhere">
            {caption}
          </p>
        )}
        {withReason && featuredWhy && (
          <p dir="auto" className="mt-2 rounded-lg bg-honey px-3 py-2 text-sm wrap-anywhere">
            <span className="font-semibold">Why it was chosen:</span> {featuredWhy}
          </p>
        )}
        <div className="mt-auto flex items-center gap-4 pt-4 text-sm">
          <AuthorName author={author} className="flex-1" />
          <Count Icon={Heart} count={likes} one="like" many="likes" />
          <Count Icon={MessageCircle} count={comments} one="comment" many="comments" />
        </div>
      </div>
    </Card>
  );
}

/** A picture where there is one, else its first lines on a sheet. */
function Glimpse({ creation: { id, title, excerpt, picture, cover } }: { creation: Creation }) {
  return (
    <div className={cn('h-44 overflow-hidden', fieldOf(id))}>
      {picture ? (
        <FileGrantContext value={`creation:${id}`}>
          <StoredPicture {...picture} />
        </FileGrantContext>
      ) : cover ? (
        <DrawnCover id={id} title={title} {...cover} />
      ) : (
        <Excerpt text={excerpt} />
      )}
    </div>
  );
}

export function Excerpt({ text }: { text: string }) {
  return (
    <div className="h-full px-6 pt-6">
      <p
        dir="auto"
        aria-hidden
        className="h-full overflow-hidden rounded-t-lg bg-surface px-5 pt-4 text-sm text-muted shadow-soft whitespace-pre-line wrap-anywhere"
      >
        {text}
      </p>
    </div>
  );
}

interface DrawnCoverProps {
  id: string;
  title: string;
  width: number;
  height: number;
}

/** What has no picture among its files, and can be drawn: a design. */
export function DrawnCover({ id, title, width, height }: DrawnCoverProps) {
  return (
    <SizedPicture
      addressOf={(wanted) => urlOf(creationCover, { params: { id, width: String(wanted) } })}
      widths={coverWidths}
      width={width}
      height={height}
      alt={title}
    />
  );
}

export function StoredPicture({ id, ...picture }: NonNullable<Creation['picture']>) {
  const addressOf = useFileAddress();
  return (
    <SizedPicture
      addressOf={(width) => addressOf(id, { width, inline: true })}
      widths={storedWidths}
      {...picture}
    />
  );
}

/** Those that a job made of every stored picture. */
const storedWidths = [320, 1280];

interface CountProps {
  Icon: typeof Heart;
  count: number;
  one: string;
  many: string;
}

export function Count({ Icon, count, one, many }: CountProps) {
  return (
    <span className="inline-flex items-center gap-1.5 text-muted tabular-nums">
      <Icon aria-hidden className="size-4" />
      {count}
      <span className="sr-only">{count === 1 ? one : many}</span>
    </span>
  );
}
