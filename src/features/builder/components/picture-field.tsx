import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { FileButton } from '#kit/ui/file-button.tsx';
import { pictureTypes, refusePicture } from '#kit/files/picture-choice.ts';
import { smallPicture } from './small-picture.ts';

const largestFile = 30_000_000;

interface PictureFieldProps {
  label: string;
  value: string;
  onChange: (picture: string) => void;
}

export function PictureField({ label, value, onChange }: PictureFieldProps) {
  const [problem, setProblem] = useState<string>();
  async function choose(file: File) {
    const refusal = refusePicture(file, largestFile);
    setProblem(refusal);
    if (refusal) return;
    try {
      onChange(await smallPicture(file));
    } catch {
      setProblem('That picture can’t be used. Choose another.');
    }
  }
  return (
    <div role="group" aria-label={label} className="grid gap-2">
      <span aria-hidden className="font-medium">
        {label}
      </span>
      {value && <img src={value} alt="" className="max-h-32 w-fit max-w-full rounded-md" />}
      <div className="flex flex-wrap gap-2">
        <FileButton accept={pictureTypes} onChoose={(file) => void choose(file)}>
          {value ? 'Replace picture' : 'Choose picture'}
        </FileButton>
        {value && (
          <Button size="sm" variant="ghost" onClick={() => onChange('')}>
            Remove picture
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
