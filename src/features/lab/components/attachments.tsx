import FileText from 'lucide-react/icons/file-text';
import Link2 from 'lucide-react/icons/link-2';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { urlOf } from '#kit/contract/call.ts';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { getFile } from '#kit/files/contract.ts';
import { useUploads } from '#kit/files/upload/use-uploads.ts';
import { Button } from '#kit/ui/button.tsx';
import { FileButton } from '#kit/ui/file-button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import {
  attachToExperiment,
  detachFromExperiment,
  type Experiment,
  type LabAttachment,
} from '../contract.ts';
import { labUse, largestFile, mostAttachments } from '../limits.ts';
import { refreshes } from '../use-experiment.ts';
import { AttachWorkDialog } from './attach-work-dialog.tsx';

const pictureWidth = 640;

/** Files, pictures, runs and works that belong to it. */
export function Attachments({ experiment }: { experiment: Experiment }) {
  const { id, attachments, mine } = experiment;
  if (attachments.length === 0 && !mine) return null;
  const pictures = attachments.filter(({ kind }) => kind === 'picture');
  const rest = attachments.filter(({ kind }) => kind !== 'picture');
  return (
    <section aria-label="Attached" className="grid gap-4">
      {pictures.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {pictures.map((one) => (
            <li key={one.id} className="relative">
              <a href={addressOf(id, one)} target="_blank" rel="noreferrer">
                <img
                  src={addressOf(id, one)}
                  alt={one.title}
                  loading="lazy"
                  width={pictureWidth}
                  className="aspect-4/3 w-full rounded-card border border-line bg-sunken object-contain"
                />
              </a>
              {mine && <Detach attachment={one} className="absolute top-2 right-2 bg-surface" />}
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line">
          {rest.map((one) => (
            <li key={one.id} className="flex min-h-13 items-center gap-3 px-4 py-2">
              {one.file ? (
                <FileText aria-hidden className="size-5 shrink-0 text-muted" />
              ) : (
                <Link2 aria-hidden className="size-5 shrink-0 text-muted" />
              )}
              <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                <Name experimentId={id} attachment={one} />
              </span>
              {mine && <Detach attachment={one} />}
            </li>
          ))}
        </ul>
      )}
      {mine && attachments.length < mostAttachments && <Attach experiment={experiment} />}
    </section>
  );
}

const addressOf = (experimentId: string, { file, kind }: LabAttachment) =>
  urlOf(getFile, {
    params: { id: file! },
    query: { by: `lab:${experimentId}`, ...(kind === 'picture' && { disposition: 'inline' as const }) },
  });

function Name({ experimentId, attachment }: { experimentId: string; attachment: LabAttachment }) {
  const { title, href, file } = attachment;
  if (file) return <a href={addressOf(experimentId, attachment)}>{title}</a>;
  if (href) return <Link to={href}>{title}</Link>;
  return (
    <span className="text-muted">
      {title} <span className="text-sm">(no longer shared)</span>
    </span>
  );
}

function Detach({ attachment: { id, title }, className }: { attachment: LabAttachment; className?: string }) {
  const detach = useCall(detachFromExperiment, { refreshes });
  return (
    <IconButton
      size="sm"
      label={`Remove ${title}`}
      className={className}
      pending={detach.isPending}
      onClick={() => detach.mutate({ params: { id } }, { onError: toastError })}
    >
      <X aria-hidden />
    </IconButton>
  );
}

function Attach({ experiment: { id, attachments } }: { experiment: Experiment }) {
  const [isChoosing, setChoosing] = useState(false);
  const room = mostAttachments - attachments.length;
  const { uploads, add, remove } = useUploads({ use: labUse, mostBytes: largestFile, most: room });
  const attach = useCall(attachToExperiment, { refreshes });
  const ready = uploads.find(({ file }) => file);
  const take = useEffectEvent(({ key, file }: NonNullable<typeof ready>) => {
    remove(key);
    attach.mutate({ params: { id }, body: { kind: 'file', subject: file!.id } }, { onError: toastError });
  });
  // Each that is whole belongs to the experiment at once.
  useEffect(() => {
    if (!ready) return;
    const soon = setTimeout(() => take(ready));
    return () => clearTimeout(soon);
  }, [ready]);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <FileButton accept={[]} multiple onChoose={(_, all) => add(all)}>
          Attach files
        </FileButton>
        <Button size="sm" variant="secondary" onClick={() => setChoosing(true)}>
          Attach your work
        </Button>
      </div>
      {uploads.length > 0 && (
        <ul aria-label="Uploading" className="grid gap-1 text-sm">
          {uploads.map(({ key, name, progress, problem }) => (
            <li key={key} className="flex items-center gap-2">
              <span dir="auto" className="truncate">
                {name}
              </span>
              {problem ? (
                <span role="alert" className="font-medium text-danger">
                  {problem}
                </span>
              ) : (
                <span role="status" className="text-muted tabular-nums">
                  {Math.round(progress * 100)}%
                </span>
              )}
              <IconButton size="sm" label={`Cancel ${name}`} onClick={() => remove(key)}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <AttachWorkDialog
        open={isChoosing}
        onOpenChange={setChoosing}
        onChoose={(body) => attach.mutate({ params: { id }, body }, { onError: toastError })}
      />
    </div>
  );
}
