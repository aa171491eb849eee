import Download from 'lucide-react/icons/download';
import { useFileAddress } from '#kit/files/file-address.ts';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Button } from '#kit/ui/button.tsx';
import { sizeWords } from '#kit/ui/size-words.ts';
import { mainText } from '../define/output.ts';
import type { FileNote, FilesData } from './files.ts';
import type { Viewed } from './kind-table.ts';

/** Each file as what it is, with a way to keep it. */
export default function FilesViewer({ output, isGrowing }: Viewed<FilesData>) {
  const { files = [] } = output.data ?? {};
  const words = output.texts[mainText] ?? '';
  return (
    <div className="grid gap-5">
      {words && <AnswerText text={words} streaming={isGrowing} topHeading={2} />}
      <ul className="grid gap-5">
        {files.map((file) => (
          <li key={file.id} className="grid gap-2">
            <Shown file={file} />
            <Named file={file} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A picture in the size that our own encoder made; sounds and films are read piece by piece as they play. */
function Shown({ file: { id, contentType, description, captions } }: { file: FileNote }) {
  const addressOf = useFileAddress();
  if (contentType.startsWith('image/'))
    return (
      <img
        src={addressOf(id, { width: 1280, inline: true })}
        alt={description}
        loading="lazy"
        className="max-h-[36rem] min-h-40 w-auto max-w-full rounded-card bg-sunken"
      />
    );
  if (contentType.startsWith('audio/'))
    return (
      <audio controls preload="metadata" src={addressOf(id)} aria-label={description} className="w-full">
        <track kind="captions" src={captions && addressOf(captions)} />
      </audio>
    );
  if (contentType.startsWith('video/'))
    return (
      <video
        controls
        preload="metadata"
        src={addressOf(id)}
        aria-label={description}
        className="w-full rounded-card bg-sunken"
      >
        <track kind="captions" src={captions && addressOf(captions)} />
      </video>
    );
  return description ? <p>{description}</p> : null;
}

function Named({ file: { id, name, bytes } }: { file: FileNote }) {
  const addressOf = useFileAddress();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span dir="auto" className="wrap-anywhere">
        {name}
      </span>
      <span className="text-sm text-muted">{sizeWords(bytes)}</span>
      <Button asChild variant="secondary" size="sm">
        <a href={addressOf(id)} download={name}>
          <Download aria-hidden /> Download
        </a>
      </Button>
    </div>
  );
}
