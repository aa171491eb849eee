import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import type { ToolForm } from '#tools/page/use-tool-form.ts';
import { getWork, listWorks } from '#tools/work/contract.ts';
import { moodIds, type Mood } from '../colour/moods.ts';
import { kitWork } from '../kind.ts';
import { formatIds, formats, kinds, kindTitles, type FormatId, type Kind, type Kit } from '../scene.ts';
import { longestBrief, longestSaid, type design } from '../tool.ts';

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

export function DesignFields({
  form: { input, set, touch, errorOf },
}: {
  form: ToolForm<(typeof design)['input']>;
}) {
  const kits = useQuery(query(listWorks, { query: { kind: kitWork.id } })).data?.items ?? [];
  async function takeKit(id: string) {
    if (!id) return set('kit', undefined);
    const { content } = await call(getWork, { params: { id } });
    set('kit', content as Kit as never);
  }
  return (
    <>
      <Field
        label="What is it for?"
        hint="What, when, where, who, and the mood, separated by commas. These words are printed as you write them, unless you fill in “What should it say?”."
        error={errorOf('brief')}
      >
        <Textarea
          rows={3}
          dir="auto"
          maxLength={longestBrief}
          placeholder="Poster for a jazz night, 12 June, Blue Note Berlin, warm"
          value={input.brief ?? ''}
          onChange={({ target }) => set('brief', target.value)}
          onBlur={() => touch('brief')}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field
          label="What should it say?"
          optional
          hint="The title. With one, the text above only describes the design."
          error={errorOf('title')}
          className="sm:col-span-2"
        >
          <Input
            dir="auto"
            maxLength={longestSaid}
            value={input.title ?? ''}
            onChange={({ target }) => set('title', target.value)}
          />
        </Field>
        <Field label="When" optional error={errorOf('date')}>
          <Input
            dir="auto"
            maxLength={longestSaid}
            value={input.date ?? ''}
            onChange={({ target }) => set('date', target.value)}
          />
        </Field>
        <Field label="Where" optional error={errorOf('place')}>
          <Input
            dir="auto"
            maxLength={longestSaid}
            value={input.place ?? ''}
            onChange={({ target }) => set('place', target.value)}
          />
        </Field>
        <Field label="Kind">
          <Select
            value={input.kind ?? 'auto'}
            onChange={({ target }) => set('kind', target.value as Kind | 'auto')}
          >
            <option value="auto">Auto</option>
            <Options values={kinds} labelOf={(kind) => kindTitles[kind]} />
          </Select>
        </Field>
        <Field label="Format">
          <Select
            value={input.format ?? 'auto'}
            onChange={({ target }) => set('format', target.value as FormatId | 'auto')}
          >
            <option value="auto">Default</option>
            <Options values={formatIds} labelOf={(format) => formats[format].title} />
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
        <Field label="Brand kit" error={errorOf('kit')}>
          <Select defaultValue="" onChange={({ target }) => void takeKit(target.value)}>
            <option value="">None</option>
            {kits.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  );
}
