import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Tone } from '../occasion.ts';
import { OccasionPicker } from './occasion-picker.tsx';

/** The forms of all occasions, and how they are filled in, load with the first choice. */
const OccasionFields = lazy(() => import('./occasion-fields.tsx'));

interface OccasionFormProps {
  occasion: string;
  values: Readonly<Record<string, string>>;
  /** What has been typed in own words: occasions are suggested for it, and what it says for sure is filled in. */
  words: string;
  /** In which the sentences are shown while one types. */
  tone: Tone;
  error?: string | undefined;
  isChecked: boolean;
  onChange: (chosen: { occasion?: string; fields: Record<string, string> }) => void;
}

/** What a text is for, and the few things that it has to say. */
export function OccasionForm(props: OccasionFormProps) {
  const { occasion: id, values, words, tone, error, isChecked, onChange } = props;
  const latest = useRef({ id, values });
  useEffect(() => {
    latest.current = { id, values };
  }, [id, values]);

  /** The choice counts at once; what the words say for sure follows, where nobody was quicker. */
  async function choose(next: string) {
    onChange({ occasion: next, fields: {} });
    const { prefill } = await import('../prefill.ts').catch(() => ({ prefill: undefined }));
    const known = prefill?.(next, words) ?? {};
    if (Object.keys(known).length > 0 && latest.current.id === next)
      onChange({ fields: { ...known, ...latest.current.values } });
  }
  return (
    <>
      <OccasionPicker value={id} words={words} error={error} onChange={(next) => void choose(next)} />
      {id && (
        <Suspense>
          <OccasionFields
            occasion={id}
            values={values}
            tone={tone}
            isChecked={isChecked}
            onChange={(fields) => onChange({ fields })}
          />
        </Suspense>
      )}
    </>
  );
}
