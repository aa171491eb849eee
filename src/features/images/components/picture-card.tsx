import FolderPlus from 'lucide-react/icons/folder-plus';
import GitBranch from 'lucide-react/icons/git-branch';
import Heart from 'lucide-react/icons/heart';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '#kit/contract/use-call.ts';
import { useFileAddress } from '#kit/files/file-address.ts';
import { href } from '#kit/href.ts';
import { cn } from '#kit/ui/cn.ts';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { sayWhy } from '#tools/page/say-why.ts';
import {
  likePicture,
  listBoards,
  listPictures,
  putOnBoard,
  type Board,
  type OwnPicture,
} from '../shelf/contract.ts';
import { FamilyDialog } from './family-dialog.tsx';

interface PictureCardProps {
  picture: OwnPicture;
  boards: readonly Board[];
  onNewBoard: () => void;
}

/** A picture in one's own collection. */
export function PictureCard({ picture, boards, onNewBoard }: PictureCardProps) {
  const { id, title, shown, isFavourite, relatives, createdAt, madeBy } = picture;
  const addressOf = useFileAddress();
  const [isOpen, setOpen] = useState(false);
  const like = useCall(likePicture, { refreshes: [listPictures] });
  const put = useCall(putOnBoard, { refreshes: [listPictures, listBoards] });
  return (
    <li className="grid content-start gap-2">
      <Link to={`${href('/ai/images')}?run=${id}`} className="grid gap-2 text-ink no-underline">
        {shown ? (
          <img
            src={addressOf(shown.file, { width: 320, inline: true })}
            alt={shown.description}
            loading="lazy"
            className="aspect-square w-full rounded-card bg-sunken object-cover"
          />
        ) : (
          <Skeleton className="aspect-square h-auto w-full rounded-card" />
        )}
        <span dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
          {title}
        </span>
      </Link>
      <div className="flex items-center gap-1">
        <span className="grow text-sm text-muted">
          {madeBy && (
            <>
              <span dir="auto">{madeBy}</span>,{' '}
            </>
          )}
          <Time value={createdAt} />
        </span>
        {relatives > 1 && (
          <IconButton size="sm" label={`Versions of ${title}`} onClick={() => setOpen(true)}>
            <GitBranch aria-hidden />
          </IconButton>
        )}
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton size="sm" label={`Boards of ${title}`}>
              <FolderPlus aria-hidden className={cn(picture.boards.length > 0 && 'text-bamboo-deep')} />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            {boards.map((board) => (
              <DropdownMenuCheckboxItem
                key={board.id}
                checked={picture.boards.includes(board.id)}
                onCheckedChange={(on) =>
                  put.mutate({ params: { id: board.id, picture: id }, body: { on } }, { onError: sayWhy })
                }
              >
                {board.name}
              </DropdownMenuCheckboxItem>
            ))}
            <DropdownMenuItem onSelect={onNewBoard}>New board</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <IconButton
          size="sm"
          label={`Favourite: ${title}`}
          aria-pressed={isFavourite}
          onClick={() =>
            like.mutate({ params: { id }, body: { favourite: !isFavourite } }, { onError: sayWhy })
          }
        >
          <Heart aria-hidden className={cn(isFavourite && 'fill-current text-danger')} />
        </IconButton>
      </div>
      {relatives > 1 && <FamilyDialog id={id} open={isOpen} onOpenChange={setOpen} />}
    </li>
  );
}
