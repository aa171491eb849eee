import Download from 'lucide-react/icons/download';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Notice } from '#kit/ui/notice.tsx';

/** Shown this once. */
export function BackupCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = codes.join('\n');
  return (
    <div className="grid gap-5">
      <Notice tone="warning" title="Keep these codes somewhere safe">
        Each works once if you lose your phone. They won’t be shown again.
      </Notice>
      <ul
        aria-label="Backup codes"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg bg-sunken p-5 font-mono text-base tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton value={text} label="Copy codes" />
        <Button asChild variant="secondary" size="sm">
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download="backup-codes.txt"
          >
            <Download aria-hidden />
            Download
          </a>
        </Button>
        <Button size="sm" className="ml-auto" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
