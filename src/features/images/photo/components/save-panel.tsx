import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { use, useState } from 'react';
import { call, urlOf } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import type { Photo } from '../content.ts';
import { finishPhoto, takePhoto } from '../contract.ts';
import { PhotoDeskContext } from '../photo-desk.ts';
import { formats, keeps, outputSizeIds, outputSizes, type OutputSize } from '../sizes.ts';

const formatWords: Record<(typeof formats)[number], string> = {
  jpeg: 'JPEG, opens everywhere',
  png: 'PNG, lossless, supports transparency',
  webp: 'WebP, smaller',
  avif: 'AVIF, smallest',
};
const keepWords: Record<(typeof keeps)[number], string> = {
  none: 'Remove all',
  'without-place': 'Keep all but location',
  all: 'Keep all',
};

interface SavePanelProps {
  photo: Photo;
  onFinished: ((finished: NonNullable<Photo['finished']>) => void) | null;
}

export function SavePanel({ photo, onFinished }: SavePanelProps) {
  const desk = use(PhotoDeskContext)!;
  const [format, setFormat] = useState<(typeof formats)[number]>('jpeg');
  const [size, setSize] = useState<OutputSize>('full');
  const [keep, setKeep] = useState<(typeof keeps)[number]>('none');
  const mayKeep = photo.original?.hasCamera && (format === 'jpeg' || format === 'png');
  const params = { id: desk.id };
  const download = useMutation({
    async mutationFn() {
      await desk.flush();
      const link = document.createElement('a');
      link.href = urlOf(takePhoto, { params, query: { format, size, keep: mayKeep ? keep : 'none' } });
      link.download = '';
      link.click();
    },
  });
  const finish = useMutation({
    async mutationFn() {
      await desk.flush();
      return call(finishPhoto, { params });
    },
    onSuccess: (finished) => onFinished?.(finished),
  });
  return (
    <div className="grid gap-4">
      <Field label="Format">
        <Select value={format} onChange={({ target }) => setFormat(target.value as typeof format)}>
          <Options values={formats} labelOf={(id) => formatWords[id]} />
        </Select>
      </Field>
      <Field label="Size">
        <Select value={size} onChange={({ target }) => setSize(target.value as OutputSize)}>
          <Options values={outputSizeIds} labelOf={(id) => outputSizes[id].label} />
        </Select>
      </Field>
      {mayKeep ? (
        <Field label="Camera data" hint="When, how and often where it was taken.">
          <Select value={keep} onChange={({ target }) => setKeep(target.value as typeof keep)}>
            <Options values={keeps} labelOf={(id) => keepWords[id]} />
          </Select>
        </Field>
      ) : (
        <p className="text-sm text-muted">
          {photo.original?.hasCamera
            ? 'This format doesn’t support camera data.'
            : 'This photo has no camera data.'}
        </p>
      )}
      <Button pending={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden /> Download
      </Button>
      {onFinished && (
        <div className="grid gap-2 border-t border-line pt-4">
          <p className="text-sm text-muted">
            Shared links and the gallery only show the finished picture, never the original or anything you
            removed. {photo.finished ? 'Update it after making changes.' : ''}
          </p>
          <Button variant="secondary" pending={finish.isPending} onClick={() => finish.mutate()}>
            {photo.finished ? 'Update shared picture' : 'Create shared picture'}
          </Button>
          {finish.isSuccess && <p role="status">Done. You can now share it with a link above.</p>}
        </div>
      )}
      {(download.error ?? finish.error) && (
        <Notice tone="error">{wordsOf((download.error ?? finish.error)!)}</Notice>
      )}
    </div>
  );
}
