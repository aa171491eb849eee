import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import type { ToolForm } from '#tools/page/use-tool-form.ts';
import { getWork, listWorks } from '#tools/work/contract.ts';
import { moodIds, type Mood } from '../colour/palette.ts';
import {
  formatIds,
  formats,
  kinds,
  kindTitles,
  kitKind,
  type FormatId,
  type Kind,
  type Kit,
} from '../scene.ts';
import { longestBrief, type design } from '../tool.ts';

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

export function DesignFields({
  form: { input, set, touch, errorOf },
}: {
  form: ToolForm<(typeof design)['input']>;
}) {
  const kits = useQuery(query(listWorks, { query: { kind: kitKind } })).data?.items ?? [];
  async function takeKit(id: string) {
    if (!id) return set('kit', undefined);
    const { content } = await call(getWork, { params: { id } });
    set('kit', content as Kit as never);
  }
  return (
    <>
      <Field
        label="What is it for?"
        hint="What, when, where, who, and the mood, with commas between. Words in quotes become the title."
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
        <Field label="Kind">
          <Select
            value={input.kind ?? 'auto'}
            onChange={({ target }) => set('kind', target.value as Kind | 'auto')}
          >
            <option value="auto">From the brief</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindTitles[kind]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Format">
          <Select
            value={input.format ?? 'auto'}
            onChange={({ target }) => set('format', target.value as FormatId | 'auto')}
          >
            <option value="auto">The usual one</option>
            {formatIds.map((format) => (
              <option key={format} value={format}>
                {formats[format].title}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Mood">
          <Select
            value={input.mood ?? 'auto'}
            onChange={({ target }) => set('mood', target.value as Mood | 'auto')}
          >
            <option value="auto">From the brief</option>
            {moodIds.map((mood) => (
              <option key={mood} value={mood}>
                {capital(mood)}
              </option>
            ))}
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
