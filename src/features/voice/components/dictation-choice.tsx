import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import { dictationEar, useDictationEar, type Ear } from '#tools/hear/dictation-ear.ts';

/** Who hears what is dictated into text fields, everywhere. */
export function DictationChoice() {
  const ear = useDictationEar();
  return (
    <section aria-labelledby="dictation" className="pb-16">
      <h2 id="dictation" className="font-display text-2xl">
        Dictation
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">
        Larger text fields have a microphone. Speech is processed on this server unless you choose otherwise.
      </p>
      <Card padding="lg">
        <Field
          label="Speech recognition"
          hint="Most browsers send speech to their provider. This choice is saved in this browser."
        >
          <Select value={ear} onChange={({ target }) => dictationEar.choose(target.value as Ear)}>
            <option value="server">This server (Whisper)</option>
            <option value="browser">My browser’s speech service</option>
          </Select>
        </Field>
      </Card>
    </section>
  );
}
