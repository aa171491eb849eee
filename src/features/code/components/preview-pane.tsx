/** The running project: its frame, how wide it is, what it may call, and what it says. */
import Globe from 'lucide-react/icons/globe';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Square from 'lucide-react/icons/square';
import { useState, type ReactNode, type Ref } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Spinner } from '#kit/ui/spinner.tsx';
import type { PreviewMessage } from '../preview/messages.ts';
import type { Preview } from '../preview/use-preview.ts';
import { ConsoleList } from './console-list.tsx';
import { HostsDialog, type Allowed } from './hosts-dialog.tsx';
import { PreviewFrame, type PreviewHandle } from './preview-frame.tsx';

const widths = { desktop: '100%', tablet: '48rem', phone: '24.375rem' } as const;
type Device = keyof typeof widths;
const devices: readonly Device[] = ['desktop', 'tablet', 'phone'];
const deviceName: Record<Device, string> = { desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' };

interface PreviewPaneProps {
  preview: Preview;
  onOpen: (path: string, line: number) => void;
  /** Beside its own buttons. */
  tools?: ReactNode;
  onMessage?: (message: PreviewMessage) => void;
  handle?: Ref<PreviewHandle>;
}

export function PreviewPane({ preview, onOpen, tools, onMessage, handle }: PreviewPaneProps) {
  const [device, setDevice] = useState<Device>('desktop');
  const [{ hosts, grant }, setAllowed] = useState<Allowed>({ hosts: [], grant: null });
  const [isAsking, setIsAsking] = useState(false);
  const { page, isStopped, isBuilding } = preview;
  return (
    <section aria-label="Preview" className="grid h-full min-h-0 grid-rows-[auto_minmax(0,1fr)_auto]">
      <div className="flex items-center gap-1 border-b border-line px-2 py-1">
        <h2 className="px-1 text-sm font-semibold">Preview</h2>
        {isBuilding && !isStopped && <Spinner className="size-4" />}
        <span className="flex-1" />
        {tools}
        <Select
          aria-label="Screen"
          className="h-9 w-auto text-sm"
          value={device}
          onChange={({ target }) => setDevice(target.value as Device)}
        >
          <Options values={devices} labelOf={(one) => deviceName[one]} />
        </Select>
        <IconButton size="sm" label="Network access" onClick={() => setIsAsking(true)}>
          <Globe aria-hidden className={cn(hosts.length > 0 && 'text-bamboo')} />
        </IconButton>
        <IconButton size="sm" label="Reload preview" onClick={preview.restart}>
          <RotateCw aria-hidden />
        </IconButton>
        <IconButton size="sm" label="Stop preview" disabled={isStopped} onClick={preview.stop}>
          <Square aria-hidden />
        </IconButton>
      </div>
      <div className="relative min-h-0 overflow-auto bg-sunken">
        {page && (
          <div className="mx-auto h-full" style={{ width: widths[device] }}>
            <PreviewFrame
              key={`${page.number} ${grant}`}
              html={page.html}
              stored={preview.stored.current}
              grant={grant}
              title="Running project"
              handle={handle}
              onMessage={(message) => {
                preview.hear(message);
                onMessage?.(message);
              }}
            />
          </div>
        )}
        {isStopped && (
          <div className="grid h-full place-content-center justify-items-center gap-3 p-6 text-center">
            <p>{stoppedWords(preview)}</p>
            <Button size="sm" onClick={preview.restart}>
              {preview.hasRun ? 'Run again' : 'Run'}
            </Button>
          </div>
        )}
      </div>
      <ConsoleList preview={preview} onOpen={onOpen} />
      {isAsking && <HostsDialog hosts={hosts} onSave={setAllowed} onClose={() => setIsAsking(false)} />}
    </section>
  );
}

function stoppedWords({ wasSilent, hasLeft, hasRun }: Preview): string {
  if (hasLeft) return 'The preview tried to open another page and was ended.';
  if (wasSilent) return 'The preview stopped responding and was ended.';
  return hasRun
    ? 'The preview is stopped.'
    : 'This project isn’t yours. It runs without access to anything else.';
}
