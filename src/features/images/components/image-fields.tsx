import { styleNames } from '#illustrator/words-of-scene.ts';
import { styles, type Style } from '#illustrator/scene.ts';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import type { ToolForm } from '#tools/page/use-tool-form.ts';
import { longestNegative, longestPrompt, mostBeside, mostPictures, sizes, type images } from '../tool.ts';

const sizeWords: Record<(typeof sizes)[number], string> = {
  '1024x1024': 'Square 1024',
  '1536x1024': 'Landscape 3:2',
  '1024x1536': 'Portrait 2:3',
  '1920x1080': 'Wide 16:9',
  '1080x1920': 'Tall 9:16',
};

interface ImageFieldsProps {
  form: ToolForm<(typeof images)['input']>;
  /** All that there are. */
  engines: readonly { id: string; title: string; can: readonly string[] }[];
}

export function ImageFields({ form: { input, set, touch, errorOf }, engines }: ImageFieldsProps) {
  const painters = engines.filter(({ can }) => can.includes('image'));
  const beside = input.beside ?? [];
  return (
    <>
      <Field
        label="What should be in the picture?"
        hint="Subjects, number, colours, place, time, weather, mood."
        error={errorOf('prompt')}
      >
        <Textarea
          rows={3}
          dir="auto"
          maxLength={longestPrompt}
          placeholder="a fox by a lake at sunset"
          value={input.prompt ?? ''}
          onChange={({ target }) => set('prompt', target.value)}
          onBlur={() => touch('prompt')}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field label="Style">
          <Select
            value={input.style ?? 'auto'}
            onChange={({ target }) => set('style', target.value as Style | 'auto')}
          >
            <option value="auto">Auto</option>
            <Options values={styles} labelOf={(style) => styleNames[style]} />
          </Select>
        </Field>
        <Field label="Size">
          <Select
            value={input.size ?? '1024x1024'}
            onChange={({ target }) => set('size', target.value as (typeof sizes)[number])}
          >
            <Options values={sizes} labelOf={(size) => sizeWords[size]} />
          </Select>
        </Field>
        <Field label="How many">
          <Select
            value={String(input.count ?? 2)}
            onChange={({ target }) => set('count', Number(target.value))}
          >
            {Array.from({ length: mostPictures }, (_, i) => (
              <option key={i} value={i + 1}>
                {i + 1}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Seed" optional error={errorOf('seed')}>
          <Input
            inputMode="numeric"
            maxLength={6}
            placeholder="Any"
            value={input.seed === undefined ? '' : String(input.seed)}
            onChange={({ target }) =>
              set('seed', /^\d+$/.test(target.value) ? Number(target.value) : undefined)
            }
            onBlur={() => touch('seed')}
          />
        </Field>
      </div>
      <Field label="Leave out" optional error={errorOf('negative')}>
        <Input
          dir="auto"
          maxLength={longestNegative}
          placeholder="people, text"
          value={input.negative ?? ''}
          onChange={({ target }) => set('negative', target.value)}
          onBlur={() => touch('negative')}
        />
      </Field>
      {painters.length > 1 && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-medium">Compare with</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-2">
            {painters.map(({ id, title }) => (
              <Checkbox
                key={id}
                label={title}
                checked={beside.includes(id)}
                disabled={!beside.includes(id) && beside.length >= mostBeside}
                onChange={({ target }) =>
                  set('beside', target.checked ? [...beside, id] : beside.filter((one) => one !== id))
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
