import Dices from 'lucide-react/icons/dices';
import { useState } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Tooltip } from '#kit/ui/tooltip.tsx';
import { longestName } from '../longest-name.ts';

const ideas = [
  'Mochi',
  'Bao',
  'Pip',
  'Juno',
  'Miso',
  'Linden',
  'Pebble',
  'Clover',
  'Nori',
  'Tuan',
  'Biscuit',
  'Fern',
];

interface NameFieldProps {
  value: string;
  onChange: (name: string) => void;
  error?: string;
}

/** A name, and a hand for those who have none in mind. */
export function NameField({ value, onChange, error }: NameFieldProps) {
  const [next, setNext] = useState(0);

  function suggest() {
    onChange(ideas[next]!);
    setNext((next + 1) % ideas.length);
  }

  return (
    <div className="flex items-start gap-2">
      <Field label="Name" error={error} hint="You can change it later." required className="flex-1">
        <Input
          name="name"
          value={value}
          maxLength={longestName}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <Tooltip content="Suggest a name">
        <IconButton label="Suggest a name" variant="secondary" className="mt-7.5" onClick={suggest}>
          <Dices aria-hidden />
        </IconButton>
      </Tooltip>
    </div>
  );
}
