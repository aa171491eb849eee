import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useSettled } from '#kit/ui/use-settled.ts';
import { fitWarning, hintOf } from '../field-fit.ts';
import type { Occasion, OccasionField, Tone } from '../occasion.ts';
import { slotPreview } from '../slot-preview.ts';

/** Words are looked at once they are typed, not letter by letter. */
const typingPause = 500;

interface FieldGuideProps {
  occasion: Occasion;
  field: OccasionField;
  values: Readonly<Record<string, string>>;
  tone: Tone;
}

/** Which form a field takes, the sentence as it will stand, and a warning where what was typed does not fit. */
export function FieldGuide({ occasion, field, values, tone }: FieldGuideProps) {
  const typed = useSettled(values[field.id] ?? '', typingPause);
  const warning = fitWarning(field, typed);
  const preview = slotPreview(occasion, values, { field: field.id, tone });
  return (
    <>
      {hintOf(field)}
      {preview && (
        <span dir="auto" className="mt-1 block wrap-anywhere">
          {preview.before}
          <mark className="rounded-sm bg-honey px-0.5 text-ink">{preview.slot}</mark>
          {preview.after}
        </span>
      )}
      <span role="status">
        {warning && (
          <span className="mt-1 flex gap-1.5 font-medium text-ink">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{warning}</span>
          </span>
        )}
      </span>
    </>
  );
}
