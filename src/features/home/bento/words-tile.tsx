import { useState } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { measureText } from './reckon.ts';
import { Tile } from './tile.tsx';

export function WordsTile() {
  const [text, setText] = useState('');
  const { words, characters, minutes } = measureText(text);
  const numbers = [
    { number: words, unit: words === 1 ? 'word' : 'words' },
    { number: characters, unit: characters === 1 ? 'character' : 'characters' },
    { number: minutes, unit: minutes === 1 ? 'minute to read' : 'minutes to read' },
  ];
  return (
    <Tile title="Word count" className="sm:col-span-2">
      <Field label="Your text" hideLabel>
        <Textarea
          rows={3}
          value={text}
          placeholder="Paste a text. It stays on this page."
          onChange={(event) => setText(event.target.value)}
          className="max-h-40 min-h-24"
        />
      </Field>
      <output className="mt-auto flex flex-wrap gap-x-8 gap-y-1">
        {numbers.map(({ number, unit }) => (
          <span key={unit} className="flex items-baseline gap-2">
            <strong className="font-display text-2xl">{number.toLocaleString('en')}</strong>
            <span className="text-muted">{unit}</span>
          </span>
        ))}
      </output>
    </Tile>
  );
}
