import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import type { ToolForm } from '#tools/page/use-tool-form.ts';
import {
  genreIds,
  instrumentIds,
  instruments,
  keyNames,
  modeIds,
  moodIds,
  type Genre,
  type Instrument,
  type KeyName,
  type Mode,
  type Mood,
} from '../piece.ts';
import { longestPrompt, type music } from '../tool.ts';

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);
const numberOf = (text: string) => (text === '' ? undefined : Number(text));

export function MusicFields({
  form: { input, set, touch, errorOf },
}: {
  form: ToolForm<(typeof music)['input']>;
}) {
  const chosen = input.instruments ?? [];
  const toggle = (id: Instrument) =>
    set('instruments', chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      <Field
        label="Describe it"
        optional
        hint="Words for genre, mood, key, tempo, length and instruments set the fields that you leave on Auto."
        error={errorOf('prompt')}
      >
        <Textarea
          rows={2}
          maxLength={longestPrompt}
          placeholder="Calm lo-fi in A minor, 80 bpm, with electric piano"
          value={input.prompt ?? ''}
          onChange={({ target }) => set('prompt', target.value)}
          onBlur={() => touch('prompt')}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3 lg:grid-cols-6">
        <Field label="Genre">
          <Select
            value={input.genre ?? 'auto'}
            onChange={({ target }) => set('genre', target.value as Genre | 'auto')}
          >
            <option value="auto">Auto</option>
            <Options values={genreIds} labelOf={capital} />
          </Select>
        </Field>
        <Field label="Mood">
          <Select
            value={input.mood ?? 'auto'}
            onChange={({ target }) => set('mood', target.value as Mood | 'auto')}
          >
            <option value="auto">Auto</option>
            <Options values={moodIds} labelOf={capital} />
          </Select>
        </Field>
        <Field label="Key">
          <Select
            value={input.key ?? 'auto'}
            onChange={({ target }) => set('key', target.value as KeyName | 'auto')}
          >
            <option value="auto">Auto</option>
            <Options values={keyNames} labelOf={(key) => key} />
          </Select>
        </Field>
        <Field label="Mode">
          <Select
            value={input.mode ?? 'auto'}
            onChange={({ target }) => set('mode', target.value as Mode | 'auto')}
          >
            <option value="auto">Auto</option>
            <Options values={modeIds} labelOf={capital} />
          </Select>
        </Field>
        <Field label="Tempo (bpm)" error={errorOf('tempo')}>
          <Input
            type="number"
            min={50}
            max={200}
            placeholder="Auto"
            value={input.tempo ?? ''}
            onChange={({ target }) => set('tempo', numberOf(target.value))}
            onBlur={() => touch('tempo')}
          />
        </Field>
        <Field label="Length (s)" error={errorOf('seconds')}>
          <Input
            type="number"
            min={10}
            max={180}
            value={input.seconds ?? 45}
            onChange={({ target }) => set('seconds', numberOf(target.value))}
            onBlur={() => touch('seconds')}
          />
        </Field>
      </div>
      <details>
        <summary className="cursor-pointer font-medium">Instruments and seed</summary>
        <fieldset className="mt-3">
          <legend className="text-sm text-muted">
            Choose up to 6. Without any, you get the usual ones of the genre.
          </legend>
          <div className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
            {instrumentIds.map((id) => (
              <label key={id} className="flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  className="size-5 accent-bamboo"
                  checked={chosen.includes(id)}
                  disabled={chosen.length >= 6 && !chosen.includes(id)}
                  onChange={() => toggle(id)}
                />
                {instruments[id]}
              </label>
            ))}
          </div>
        </fieldset>
        <Field
          label="Seed"
          optional
          hint="The same seed and settings give the same piece."
          error={errorOf('seed')}
          className="mt-4 max-w-60"
        >
          <Input
            type="number"
            min={0}
            max={999_999}
            value={input.seed ?? ''}
            onChange={({ target }) => set('seed', numberOf(target.value))}
          />
        </Field>
      </details>
    </>
  );
}
