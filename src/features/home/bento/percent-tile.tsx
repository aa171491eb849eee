import { useState } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { percentOf } from './reckon.ts';
import { Tile } from './tile.tsx';

export function PercentTile() {
  const [share, setShare] = useState('18');
  const [whole, setWhole] = useState('240');
  const result = percentOf(share, whole);
  return (
    <Tile title="Per cent" field="honey">
      <div className="grid grid-cols-[1fr_auto_1fr] items-end gap-2">
        <Field label="Per cent" hideLabel>
          <Input inputMode="decimal" value={share} onChange={(event) => setShare(event.target.value)} />
        </Field>
        <span className="pb-2.5">% of</span>
        <Field label="Of" hideLabel>
          <Input inputMode="decimal" value={whole} onChange={(event) => setWhole(event.target.value)} />
        </Field>
      </div>
      <output className="mt-auto block truncate font-display text-4xl font-bold">
        {result === null ? '…' : result.toLocaleString('en', { maximumFractionDigits: 8 })}
      </output>
    </Tile>
  );
}
