import ImageUp from 'lucide-react/icons/image-up';
import MonitorUp from 'lucide-react/icons/monitor-up';
import Trash from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { pictureTypes } from '#kit/files/picture-choice.ts';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { FileButton } from '#kit/ui/file-button.tsx';
import { useDrop } from '#kit/ui/use-drop.ts';
import type { Screenshot } from './use-screenshot.ts';

/** A picture by choosing, dropping, pasting or capturing; it can be taken away again before anything is sent. */
export function ScreenshotField({ screenshot }: { screenshot: Screenshot }) {
  const { url, problem, choose, capture, remove } = screenshot;
  const id = useId();

  const { isOver, dropZone } = useDrop(([file]) => file && choose(file));

  return (
    <div role="group" aria-labelledby={id} className="grid gap-1.5">
      <p id={id} className="font-medium">
        Screenshot <span className="ml-1 text-sm font-normal text-muted">optional</span>
      </p>
      <div
        {...dropZone}
        className={cn(
          'grid gap-3 rounded-card border-[1.5px] border-dashed p-4 transition-colors duration-150',
          isOver ? 'border-bamboo bg-bamboo-soft' : 'border-edge',
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
            ? 'It’s only sent with your feedback, and only admins can see it.'
            : 'You can also paste or drop one here. Hide anything private first.'}
        </p>
      </div>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
