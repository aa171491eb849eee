/** Where the picture comes from, and what is asked of it. */
import Camera from 'lucide-react/icons/camera';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import type { Attachments } from '#tools/attach/use-attachments.ts';
import type { ToolForm } from '#tools/page/use-tool-form.ts';
import { languageNames, languages, longestQuestion, type lens } from '../tool.ts';
import { usePastedPictures } from './use-pasted-pictures.ts';

const CameraDialog = lazy(() => import('./camera-dialog.tsx'));

interface LensFieldsProps {
  form: ToolForm<(typeof lens)['input']>;
  attachments: Attachments;
}

export function LensFields({ form: { input, set, errorOf }, attachments }: LensFieldsProps) {
  const [hasCamera, setHasCamera] = useState(false);
  function take(files: File[]) {
    // One picture at a time: the newest counts.
    attachments.clear();
    set('sample', undefined);
    set('files', []);
    attachments.add(files.slice(0, 1));
  }
  usePastedPictures(take);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => setHasCamera(true)}>
          <Camera aria-hidden /> Use the camera
        </Button>
        <p className="text-sm text-muted">Or paste a screenshot, or choose a picture below.</p>
      </div>
      {hasCamera && (
        <Suspense>
          <CameraDialog onPicture={(file) => take([file])} onClose={() => setHasCamera(false)} />
        </Suspense>
      )}
      {input.sample && <p className="text-sm">Sample picture: {input.sample}</p>}
      <Field label="Text language" hint="English is always recognised too.">
        <Select
          value={input.language ?? 'eng'}
          onChange={({ target }) => set('language', target.value as (typeof languages)[number])}
        >
          <Options values={languages} labelOf={(code) => languageNames[code]} />
        </Select>
      </Field>
      <Field label="Question" optional hint="Needs a vision engine." error={errorOf('question')}>
        <Input
          maxLength={longestQuestion}
          placeholder="What is in this picture?"
          value={input.question ?? ''}
          onChange={({ target }) => set('question', target.value)}
        />
      </Field>
    </>
  );
}
