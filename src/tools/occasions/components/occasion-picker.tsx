import { lazy, Suspense } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import { occasionList } from '../occasion-list.built.ts';

/** Loaded with the first words. */
const SuggestedOccasions = lazy(() => import('./suggested-occasions.tsx'));

interface OccasionPickerProps {
  value: string;
  /** What has been typed so far; occasions that fit it are suggested. */
  words: string;
  error?: string | undefined;
  onChange: (id: string) => void;
}

/** What a text is for. Fitting ones are suggested; nobody chooses but the writer. */
export function OccasionPicker({ value, words, error, onChange }: OccasionPickerProps) {
  return (
    <div className="grid gap-3">
      <Field label="Occasion" error={error}>
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">None: in my own words</option>
          {occasionList.map(({ title, occasions }) => (
            <optgroup key={title} label={title}>
              {occasions.map(({ id, title: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {value === '' && words.trim() !== '' && (
        <Suspense>
          <SuggestedOccasions words={words} onChoose={onChange} />
        </Suspense>
      )}
    </div>
  );
}
