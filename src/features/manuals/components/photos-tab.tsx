import { useState } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { FileButton } from '#kit/ui/file-button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { largestPhoto, preparePhoto } from '../contract.ts';
import { mostPhotos, type Photo } from '../manual.ts';
import { newId, type ManualTabProps } from './manual-tab.ts';
import { PhotoEditor } from './photo-editor.tsx';

const types = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];

export function PhotosTab({ manual, onChange }: ManualTabProps) {
  const { photos } = manual;
  const prepare = useCall(preparePhoto);
  const [problem, setProblem] = useState('');
  function add(file: File) {
    setProblem('');
    if (file.size > largestPhoto) {
      setProblem(`“${file.name}” is larger than ${largestPhoto / 1_000_000} MB. Choose a smaller photo.`);
      return;
    }
    prepare.mutate(
      { body: file },
      {
        onSuccess: ({ picture }) =>
          onChange({ photos: [...photos, { id: newId(), picture, alt: '', caption: '', callouts: [] }] }),
        onError: (error) => setProblem(`“${file.name}” wasn’t added. ${wordsOf(error)}`),
      },
    );
  }
  const change = (photo: Photo) =>
    onChange({ photos: photos.map((one) => (one.id === photo.id ? photo : one)) });
  return (
    <section aria-label="Photos" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center gap-3">
        {photos.length < mostPhotos && (
          <FileButton accept={types} onChoose={add}>
            Add photo
          </FileButton>
        )}
        <p aria-live="polite" className="text-sm text-muted">
          {prepare.isPending
            ? 'Adding the photo…'
            : photos.length >= mostPhotos
              ? `A manual has at most ${mostPhotos} photos.`
              : 'PNG, JPEG, WebP or AVIF, up to 15 MB.'}
        </p>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      {photos.map((photo, at) => (
        <PhotoEditor
          key={photo.id}
          photo={photo}
          number={at + 1}
          onChange={change}
          onRemove={() =>
            onChange({
              photos: photos.filter(({ id }) => id !== photo.id),
              steps: manual.steps.map((step) => (step.photo === photo.id ? { ...step, photo: '' } : step)),
            })
          }
        />
      ))}
    </section>
  );
}
