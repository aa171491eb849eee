/** Files that go along with a mail: chosen or dropped, shown with their size, removed again. */
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFileAddress } from '#kit/files/file-address.ts';
import { useUploads } from '#kit/files/upload/use-uploads.ts';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { mailFileUse, mostMailBytes, mostMailFiles, type MailFile } from './email.ts';

const inWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
const sum = (files: readonly { bytes: number }[]) => files.reduce((all, { bytes }) => all + bytes, 0);

interface EmailFilesProps {
  files: readonly MailFile[];
  onChange: (files: MailFile[]) => void;
}

export function EmailFiles({ files, onChange }: EmailFilesProps) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const { uploads, add, remove } = useUploads({
    use: mailFileUse,
    mostBytes: mostMailBytes,
    most: mostMailFiles,
  });
  const latest = useRef({ files, onChange });
  useEffect(() => {
    latest.current = { files, onChange };
  });
  // What has arrived belongs to the mail from then on.
  useEffect(() => {
    const arrived = uploads.filter(({ file }) => file);
    if (arrived.length === 0) return;
    latest.current.onChange([...latest.current.files, ...arrived.map(({ file }) => file!)]);
    for (const { key } of arrived) remove(key);
  }, [uploads, remove]);

  function take(chosen: readonly File[]) {
    setProblem(undefined);
    if (files.length + uploads.length + chosen.length > mostMailFiles)
      return setProblem(`An e-mail can have up to ${mostMailFiles} files.`);
    const together = sum(files) + chosen.reduce((all, { size }) => all + size, 0);
    if (together > mostMailBytes)
      return setProblem(
        `The total would be ${inWords(together)}; the limit is ${inWords(mostMailBytes)}. Share larger files by link.`,
      );
    add(chosen);
  }
  return (
    <div
      className={isOver ? 'grid gap-3 rounded-lg outline-2 outline-bamboo-deep' : 'grid gap-3'}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take([...event.dataTransfer.files]);
      }}
    >
      <ul aria-label="Attachments" className="flex flex-wrap gap-2 empty:hidden">
        {files.map((file) => (
          <AttachedFile key={file.id} file={file}>
            <IconButton
              size="sm"
              label={`Remove ${file.name}`}
              onClick={() => onChange(files.filter(({ id }) => id !== file.id))}
            >
              <X aria-hidden />
            </IconButton>
          </AttachedFile>
        ))}
        {uploads.map(({ key, name, progress, problem: failed }) => (
          <li key={key} className={chip}>
            <span dir="auto" className="max-w-48 truncate">
              {name}
            </span>
            {failed ? (
              <span role="alert" className="font-medium text-danger">
                {failed}
              </span>
            ) : (
              <span role="status" className="text-muted tabular-nums">
                <span className="sr-only">Uploading </span>
                {Math.round(progress * 100)}%
              </span>
            )}
            <IconButton size="sm" label={`Remove ${name}`} onClick={() => remove(key)}>
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={field}
          type="file"
          multiple
          hidden
          aria-label="Files to attach"
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            target.value = ''; // the same file may be chosen again
          }}
        />
        <Button size="sm" variant="secondary" onClick={() => field.current?.click()}>
          <Paperclip aria-hidden /> Attach files
        </Button>
        {files.length > 0 && (
          <span className="text-sm text-muted">
            {inWords(sum(files))} of {inWords(mostMailBytes)}
          </span>
        )}
      </div>
      {problem && <Notice tone="warning">{problem}</Notice>}
    </div>
  );
}

const chip = 'flex max-w-full items-center gap-2 rounded-full bg-sunken py-0.5 pr-0.5 pl-3 text-sm';

function AttachedFile({ file: { id, name, bytes }, children }: { file: MailFile; children?: ReactNode }) {
  const addressOf = useFileAddress();
  return (
    <li className={children ? chip : `${chip} py-1.5 pr-3`}>
      <Paperclip aria-hidden className="size-4 shrink-0 text-muted" />
      <a href={addressOf(id)} download={name} dir="auto" className="max-w-56 truncate">
        {name}
      </a>
      <span className="shrink-0 text-muted">{inWords(bytes)}</span>
      {children}
    </li>
  );
}

/** What goes, or went, along. */
export function EmailFileList({ files }: { files: readonly MailFile[] | undefined }) {
  if (!files || files.length === 0) return null;
  return (
    <ul aria-label="Attachments" className="flex flex-wrap gap-2">
      {files.map((file) => (
        <AttachedFile key={file.id} file={file} />
      ))}
    </ul>
  );
}
