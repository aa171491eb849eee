import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { use, useState } from 'react';
import { call, urlOf } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Select } from '#kit/ui/select.tsx';
import type { Photo } from '../content.ts';
import { finishPhoto, takePhoto } from '../contract.ts';
import { PhotoDeskContext } from '../photo-desk.ts';
import { formats, keeps, outputSizeIds, outputSizes, type OutputSize } from '../sizes.ts';

const formatWords: Record<(typeof formats)[number], string> = {
  jpeg: 'JPEG, opens everywhere',
  png: 'PNG, nothing lost, may be see-through',
  webp: 'WebP, small',
  avif: 'AVIF, smallest',
};
const keepWords: Record<(typeof keeps)[number], string> = {
  none: 'Remove all of it',
  'without-place': 'Keep it, without the place',
  all: 'Keep all of it',
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
          {formats.map((id) => (
            <option key={id} value={id}>
              {formatWords[id]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Size">
        <Select value={size} onChange={({ target }) => setSize(target.value as OutputSize)}>
          {outputSizeIds.map((id) => (
            <option key={id} value={id}>
              {outputSizes[id].label}
            </option>
          ))}
        </Select>
      </Field>
      {mayKeep ? (
        <Field label="What the camera wrote" hint="When and with what it was taken, and often where.">
          <Select value={keep} onChange={({ target }) => setKeep(target.value as typeof keep)}>
            {keeps.map((id) => (
              <option key={id} value={id}>
                {keepWords[id]}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <p className="text-sm text-muted">
          {photo.original?.hasCamera
            ? 'What the camera wrote stays out of this format.'
            : 'The camera wrote nothing into this photo.'}
        </p>
      )}
      <Button pending={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden /> Download
      </Button>
      {onFinished && (
        <div className="grid gap-2 border-t border-line pt-4">
          <p className="text-sm text-muted">
            A link or the gallery shows one finished picture: never the original, and nothing that you removed
            or cropped away. {photo.finished ? 'There is one; make it again after changes.' : ''}
          </p>
          <Button variant="secondary" pending={finish.isPending} onClick={() => finish.mutate()}>
            {photo.finished ? 'Update what others see' : 'Make what others see'}
          </Button>
          {finish.isSuccess && <p role="status">Done. Now share it by a link above.</p>}
        </div>
      )}
      {(download.error ?? finish.error) && (
        <Notice tone="error">{wordsOf((download.error ?? finish.error)!)}</Notice>
      )}
    </div>
  );
}
