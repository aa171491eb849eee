import ImageUp from 'lucide-react/icons/image-up';
import MonitorUp from 'lucide-react/icons/monitor-up';
import Trash from 'lucide-react/icons/trash-2';
import { useId, useState, type DragEvent } from 'react';
import { pictureTypes } from '#kit/files/picture-choice.ts';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { FileButton } from '#kit/ui/file-button.tsx';
import type { Screenshot } from './use-screenshot.ts';

/** A picture by choosing, dropping, pasting or capturing; it can be taken away again before anything is sent. */
export function ScreenshotField({ screenshot }: { screenshot: Screenshot }) {
  const { url, problem, choose, capture, remove } = screenshot;
  const [over, setOver] = useState(false);
  const id = useId();

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) choose(file);
  }

  return (
    <div role="group" aria-labelledby={id} className="grid gap-1.5">
      <p id={id} className="font-medium">
        Screenshot <span className="ml-1 text-sm font-normal text-muted">optional</span>
      </p>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          'grid gap-3 rounded-card border-[1.5px] border-dashed p-4 transition-colors duration-150',
          over ? 'border-bamboo bg-bamboo-soft' : 'border-edge',
        )}
      >
        {url && (
          <img
            src={url}
            alt="Screenshot to send"
            className="max-h-72 w-fit max-w-full rounded-lg border border-line object-contain"
          />
        )}
        <div className="flex flex-wrap gap-2">
          <FileButton accept={pictureTypes} onChoose={choose}>
            <ImageUp aria-hidden />
            {url ? 'Choose another' : 'Choose a picture'}
          </FileButton>
          {capture && !url && (
            <Button variant="secondary" size="sm" onClick={capture}>
              <MonitorUp aria-hidden />
              Capture a tab or window
            </Button>
          )}
          {url && (
            <Button variant="ghost" size="sm" onClick={remove}>
              <Trash aria-hidden />
              Remove
            </Button>
          )}
        </div>
        <p className="text-sm text-muted">
          {url
            ? 'It leaves this browser only with your feedback, and only admins open it.'
            : 'You can also paste or drop one here. Hide what nobody else should see.'}
        </p>
      </div>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
