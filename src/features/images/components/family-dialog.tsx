import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { useFileAddress } from '#kit/files/file-address.ts';
import { href } from '#kit/href.ts';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { listRelatives, type Relative } from '../shelf/contract.ts';

interface FamilyDialogProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What was changed from what, as a tree. */
export function FamilyDialog({ id, open, onOpenChange }: FamilyDialogProps) {
  const { data, error } = useQuery({ ...query(listRelatives, { params: { id } }), enabled: open });
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Versions of this picture"
        description="Each version appears under the one it’s based on."
        width="lg"
      >
        {error && <Notice tone="error">{wordsOf(error)}</Notice>}
        {!data && !error && <Skeleton className="h-40" />}
        {data && <Branch family={data.items} of={null} chosen={id} />}
      </DialogContent>
    </Dialog>
  );
}

function Branch({ family, of, chosen }: { family: readonly Relative[]; of: string | null; chosen: string }) {
  const addressOf = useFileAddress();
  const children = family.filter(({ parentId }) => parentId === of);
  if (children.length === 0) return null;
  return (
    <ul className={of === null ? 'grid gap-3' : 'mt-3 ml-5 grid gap-3 border-l-2 border-line pl-4'}>
      {children.map(({ id, title, shown }) => (
        <li key={id}>
          <Link
            to={`${href('/ai/images')}?run=${id}`}
            aria-current={id === chosen ? 'true' : undefined}
            className="flex items-center gap-3 rounded-card p-1 text-ink no-underline hover:bg-sunken aria-[current=true]:bg-bamboo-soft"
          >
            {shown && (
              <img
                src={addressOf(shown.file, { width: 320, inline: true })}
                alt=""
                className="size-16 shrink-0 rounded-md bg-sunken object-cover"
              />
            )}
            <span dir="auto" className="line-clamp-2 wrap-anywhere">
              {title}
            </span>
          </Link>
          <Branch family={family} of={id} chosen={chosen} />
        </li>
      ))}
    </ul>
  );
}
