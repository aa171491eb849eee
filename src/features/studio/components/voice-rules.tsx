import type { ReactNode } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Switch } from '#kit/ui/switch.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { longestWord, mostWords, type Person, type Voice } from '../voice/voice.ts';

interface VoiceRulesProps {
  voice: Voice;
  onChange: (voice: Voice, what?: string) => void;
}

type Rule = Exclude<keyof Voice, 'samples'>;

export function VoiceRules({ voice, onChange }: VoiceRulesProps) {
  const set = <Name extends Rule>(name: Name, change: Partial<Voice[Name]>) =>
    onChange({ ...voice, [name]: { ...(voice[name] as object), ...change } }, `voice ${name}`);
  const rule = (name: Rule, label: string, control: ReactNode) => (
    <li key={name} className="grid gap-2 border-t border-line pt-3">
      <Switch
        label={label}
        checked={voice[name].on}
        onChange={({ target }) => set(name, { on: target.checked })}
      />
      {voice[name].on && control}
    </li>
  );
  const count = (name: 'sentence' | 'exclamations' | 'emoji', label: string, least: number, most: number) => (
    <Field label={label} hideLabel>
      <Input
        type="number"
        min={least}
        max={most}
        className="w-28"
        value={voice[name].most}
        onChange={({ target }) => {
          const value = Math.round(Number(target.value));
          if (value >= least && value <= most) set(name, { most: value });
        }}
      />
    </Field>
  );
  return (
    <ul className="grid gap-3">
      {rule(
        'sentence',
        'Maximum words per sentence',
        count('sentence', 'Maximum words per sentence', 3, 100),
      )}
      {rule(
        'person',
        'Who speaks',
        <Field label="Who speaks" hideLabel>
          <Select
            value={voice.person.is}
            onChange={({ target }) => set('person', { is: target.value as Person })}
          >
            <option value="we">We</option>
            <option value="i">I</option>
            <option value="they">Neither “we” nor “I”</option>
          </Select>
        </Field>,
      )}
      {rule(
        'contractions',
        'Contractions',
        <Field label="Contractions" hideLabel>
          <Select
            value={voice.contractions.is}
            onChange={({ target }) => set('contractions', { is: target.value as 'use' | 'avoid' })}
          >
            <option value="use">Allowed (“we’re”)</option>
            <option value="avoid">Never (“we are”)</option>
          </Select>
        </Field>,
      )}
      {rule(
        'exclamations',
        'Maximum exclamation marks per part',
        count('exclamations', 'Maximum exclamation marks', 0, 50),
      )}
      {rule('emoji', 'Maximum emoji per part', count('emoji', 'Maximum emoji', 0, 50))}
      {rule(
        'spelling',
        'Spelling',
        <Field label="Spelling" hideLabel>
          <Select
            value={voice.spelling.is}
            onChange={({ target }) => set('spelling', { is: target.value as 'british' | 'american' })}
          >
            <option value="british">British (colour, organise)</option>
            <option value="american">American (color, organize)</option>
          </Select>
        </Field>,
      )}
      {rule(
        'use',
        'Words to use',
        <Words label="Words to use" words={voice.use.words} onChange={(words) => set('use', { words })} />,
      )}
      {rule(
        'avoid',
        'Words to avoid',
        <Words
          label="Words to avoid"
          words={voice.avoid.words}
          onChange={(words) => set('avoid', { words })}
        />,
      )}
    </ul>
  );
}

interface WordsProps {
  label: string;
  words: string[];
  onChange: (words: string[]) => void;
}

const Words = ({ label, words, onChange }: WordsProps) => (
  <Field label={label} hideLabel hint="Separated by commas.">
    <Textarea
      rows={2}
      className="min-h-16"
      value={words.join(', ')}
      onChange={({ target }) =>
        onChange(
          target.value === ''
            ? []
            : target.value
                .split(/[,\n]/)
                .map((word) => word.trimStart().slice(0, longestWord))
                .slice(0, mostWords),
        )
      }
      onBlur={() => onChange(words.map((word) => word.trim()).filter(Boolean))}
    />
  </Field>
);
