/** The fields of a brief, for the form that begins a set and for the desk where it is changed. */
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import {
  longestAbout,
  longestLine,
  longestWhat,
  mostFacts,
  mostLinks,
  mostTags,
  tones,
  type BriefLink,
  type Tone,
} from '../brief.ts';

interface FactRow {
  id?: string;
  label: string;
  value: string;
}

export interface BriefValues {
  what: string;
  about: string;
  audience: string;
  who: string;
  tone: Tone;
  facts: FactRow[];
  links: BriefLink[];
  tags: string[];
}

interface BriefFieldsProps {
  values: BriefValues;
  onChange: <Name extends keyof BriefValues>(name: Name, value: BriefValues[Name]) => void;
  errorOf: (name: keyof BriefValues) => string | undefined;
  onLeave?: (name: keyof BriefValues) => void;
}

const toneWords: Record<Tone, string> = { plain: 'Plain', friendly: 'Friendly', formal: 'Formal' };

export function BriefFields({ values, onChange, errorOf, onLeave }: BriefFieldsProps) {
  const leave = (name: keyof BriefValues) => ({ onBlur: () => onLeave?.(name) });
  return (
    <>
      <Field label="What is it about?" error={errorOf('what')}>
        <Input
          value={values.what}
          maxLength={longestWhat}
          placeholder="Bakery opening on Mill Lane"
          {...leave('what')}
          onChange={({ target }) => onChange('what', target.value)}
        />
      </Field>
      <Field
        label="What do you want to say?"
        hint="In full sentences. Without a language model, these are used as written."
        error={errorOf('about')}
      >
        <Textarea
          rows={7}
          value={values.about}
          maxLength={longestAbout}
          {...leave('about')}
          onChange={({ target }) => onChange('about', target.value)}
        />
      </Field>
      <Rows
        legend="Key facts"
        hint="Locked in every part. Change one here, and affected parts are marked."
        error={errorOf('facts')}
        add="Add a fact"
        most={mostFacts}
        rows={values.facts}
        names={['label', 'value']}
        labels={['Label', 'Value']}
        examples={['When', 'Saturday 14 March, 7 am']}
        fresh={() => ({ id: crypto.randomUUID(), label: '', value: '' })}
        onChange={(facts) => onChange('facts', facts)}
      />
      <Rows
        legend="Links"
        hint="The first is the call to action."
        error={errorOf('links')}
        add="Add a link"
        most={mostLinks}
        rows={values.links}
        names={['label', 'url']}
        labels={['Link text', 'Address']}
        examples={['Reserve a loaf', 'https://']}
        fresh={() => ({ label: '', url: '' })}
        onChange={(links) => onChange('links', links)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Audience" optional error={errorOf('audience')}>
          <Input
            value={values.audience}
            maxLength={longestLine}
            onChange={({ target }) => onChange('audience', target.value)}
          />
        </Field>
        <Field label="From" optional error={errorOf('who')}>
          <Input
            value={values.who}
            maxLength={120}
            onChange={({ target }) => onChange('who', target.value)}
          />
        </Field>
        <Field label="Tone">
          <Select value={values.tone} onChange={({ target }) => onChange('tone', target.value as Tone)}>
            <Options values={tones} labelOf={(tone) => toneWords[tone]} />
          </Select>
        </Field>
        <Field label="Hashtags" optional hint="Separated by commas." error={errorOf('tags')}>
          <TagsInput tags={values.tags} onChange={(tags) => onChange('tags', tags)} />
        </Field>
      </div>
    </>
  );
}

const tagsIn = (typed: string) =>
  typed
    .split(',')
    .map((tag) => tag.trimStart().slice(0, 60))
    .slice(0, mostTags);

/** Typed as one line; a comma at its end is kept while one types. */
function TagsInput({ tags, onChange }: { tags: string[]; onChange: (tags: string[]) => void }) {
  return (
    <Input
      value={tags.join(', ')}
      maxLength={600}
      onChange={({ target }) => onChange(target.value === '' ? [] : tagsIn(target.value))}
      onBlur={() => onChange(tags.map((tag) => tag.trim().replace(/^#/, '')).filter(Boolean))}
    />
  );
}

interface RowsProps<Row> {
  legend: string;
  hint: string;
  error: string | undefined;
  add: string;
  most: number;
  rows: Row[];
  names: [keyof Row & string, keyof Row & string];
  labels: [string, string];
  examples: [string, string];
  fresh: () => Row;
  onChange: (rows: Row[]) => void;
}

function Rows<Row>({
  legend,
  hint,
  error,
  add,
  most,
  rows,
  names,
  labels,
  examples,
  fresh,
  onChange,
}: RowsProps<Row>) {
  const set = (at: number, name: keyof Row, value: string) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, [name]: value } : row)));
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-medium">{legend}</legend>
      <p className="text-sm text-muted">{hint}</p>
      {rows.map((row, at) => (
        <div
          key={at}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
        >
          {names.map((name, place) => (
            <Field
              key={name}
              label={`${labels[place]} (${at + 1})`}
              hideLabel
              className={place === 0 ? 'max-sm:col-span-2' : ''}
            >
              <Input
                value={String(row[name] ?? '')}
                placeholder={at === 0 ? examples[place] : labels[place]}
                maxLength={place === 0 ? 80 : name === 'url' ? 500 : longestLine}
                {...(name === 'url' ? { inputMode: 'url' as const } : {})}
                onChange={({ target }) => set(at, name, target.value)}
              />
            </Field>
          ))}
          <IconButton
            label={`Remove ${legend.toLowerCase()} ${at + 1}`}
            onClick={() => onChange(rows.filter((_, place) => place !== at))}
          >
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
      {error && <p className="text-sm font-medium text-danger">{error}</p>}
      {rows.length < most && (
        <Button variant="secondary" size="sm" className="w-fit" onClick={() => onChange([...rows, fresh()])}>
          <Plus aria-hidden /> {add}
        </Button>
      )}
    </fieldset>
  );
}
