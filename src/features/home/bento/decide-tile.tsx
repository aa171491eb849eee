import { useState, type FormEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { readOptions } from './reckon.ts';
import { Tile } from './tile.tsx';

export function DecideTile() {
  const [text, setText] = useState('tea or coffee');
  const [chosen, setChosen] = useState<string>();
  const options = readOptions(text);
  function decide(event: FormEvent) {
    event.preventDefault();
    setChosen(options[Math.floor(Math.random() * options.length)]);
  }
  return (
    <Tile title="Decide for me" field="blush">
      <form onSubmit={decide} className="grid gap-3">
        <Field label="Options" hideLabel>
          <Input
            value={text}
            placeholder="this, that or the other"
            onChange={(event) => {
              setText(event.target.value);
              setChosen(undefined);
            }}
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          disabled={options.length < 2}
          className="justify-self-start"
        >
          Decide
        </Button>
      </form>
      <output className="mt-auto block min-h-9 truncate font-display text-2xl font-bold">{chosen}</output>
    </Tile>
  );
}
