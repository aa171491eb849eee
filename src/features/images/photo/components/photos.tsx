import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { useFileAddress } from '#kit/files/file-address.ts';
import { useUploads } from '#kit/files/upload/use-uploads.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { FileButton } from '#kit/ui/file-button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Progress } from '#kit/ui/progress.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { useDrop } from '#kit/ui/use-drop.ts';
import { OwnWorks, type ListedWork } from '#tools/work/components/own-works.tsx';
import { getWork } from '#tools/work/contract.ts';
import type { Photo } from '../content.ts';
import { shownAfter } from '../steps.ts';
import { beginPhoto, largestPhoto } from '../contract.ts';
import { photoWork, photoUse } from '../photo-kind.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

interface PhotosProps {
  /** A picture of one's own to begin with. */
  picture: string | null;
  onOpen: (id: string) => void;
}

/** One's photos, and how to begin with one. */
export function Photos({ picture, onOpen }: PhotosProps) {
  const begin = useMutation({
    mutationFn: (body: { upload: string } | { picture: string } | { sample: true }) =>
      call(beginPhoto, { body }, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: ({ id }) => onOpen(id),
  });
  const { uploads, add, retry, clear } = useUploads({ use: photoUse, mostBytes: largestPhoto, most: 1 });
  const [upload] = uploads;
  const arrived = upload?.file?.id;
  const start = useEffectEvent((body: { upload: string } | { picture: string }) => begin.mutate(body));
  useEffect(() => {
    if (arrived) start({ upload: arrived });
  }, [arrived]);
  useEffect(() => {
    if (picture) start({ picture });
  }, [picture]);
  function take(files: Iterable<File>) {
    if (begin.isPending || (upload && !upload.problem)) return;
    begin.reset();
    clear();
    add([...files].slice(0, 1));
  }
  const { isOver, dropZone } = useDrop(take);
  const isPending = begin.isPending || (upload !== undefined && !upload.problem && !begin.error);
  return (
    <div className="pb-16">
      <PageHeader
        title="Photo editing"
        lede="Click to remove objects, cut out people, enlarge, crop and adjust. Every step can be undone, and the original is kept."
      />
      <div
        {...dropZone}
        className={cn(
          'grid min-h-52 place-content-center justify-items-center gap-4 rounded-card border-2 border-dashed p-6 text-center',
          isOver ? 'border-bamboo bg-bamboo-soft' : 'border-line',
        )}
      >
        {isPending ? (
          <Progress
            label={begin.isPending ? 'Opening the photo' : `Uploading ${upload?.name ?? ''}`}
            {...(begin.isPending ? {} : { percent: (upload?.progress ?? 0) * 100 })}
            className="w-72 max-w-full"
          />
        ) : (
          <>
            <p className="text-lg">Drop a photo here</p>
            <div className="flex flex-wrap justify-center gap-2">
              <FileButton accept={accepted} onChoose={(file) => take([file])}>
                Choose a photo
              </FileButton>
              <Button size="sm" variant="ghost" onClick={() => begin.mutate({ sample: true })}>
                Try it with a sample
              </Button>
              <Button asChild size="sm" variant="ghost">
                <Link to={href('/images/history')}>Use one of your pictures</Link>
              </Button>
            </div>
            <p className="max-w-prose text-sm text-muted">
              JPEG, PNG, WebP, GIF or AVIF up to 60 MB and 50 megapixels. Only you can see it until you share
              it. It’s edited on this server only.
            </p>
          </>
        )}
      </div>
      {upload?.problem && (
        <Notice
          tone="error"
          className="mt-4"
          action={
            !upload.isFinal && (
              <Button size="sm" variant="secondary" onClick={() => retry(upload.key)}>
                Try again
              </Button>
            )
          }
        >
          {upload.problem}
        </Notice>
      )}
      {begin.error && (
        <Notice tone="error" className="mt-4">
          {wordsOf(begin.error)}
        </Notice>
      )}
      <OwnWorks
        kind={photoWork}
        title="Your photos"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-5"
        item={ListedPhoto}
        empty={<EmptyState>Your edited photos appear here, with their originals.</EmptyState>}
      />
    </div>
  );
}

function ListedPhoto({ work: { id, title, excerpt, updatedAt } }: { work: ListedWork }) {
  return (
    <li>
      <Link to={href('/ai/images/photo', { work: id })} className="grid gap-2 text-ink no-underline">
        <Thumbnail id={id} />
        <span dir="auto" className="line-clamp-1 font-medium wrap-anywhere">
          {title}
        </span>
      </Link>
      <span className="text-sm text-muted">
        {excerpt}, <Time value={updatedAt} />
      </span>
    </li>
  );
}

function Thumbnail({ id }: { id: string }) {
  const { data } = useQuery(query(getWork, { params: { id } }));
  const addressOf = useFileAddress();
  const photo = data?.content as Photo | undefined;
  if (!photo?.base) return <Skeleton className="aspect-square h-auto w-full rounded-card" />;
  const { file } = shownAfter(photo.base, photo.steps).pixels;
  return (
    <img
      src={addressOf(file, { inline: true })}
      alt=""
      loading="lazy"
      className="aspect-square w-full rounded-card bg-sunken object-cover"
    />
  );
}
