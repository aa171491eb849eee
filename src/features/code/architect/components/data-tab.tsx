import { useState } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Diagram } from '#kit/ui/markdown/diagram.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';
import type { Entity } from '../architecture.ts';
import { dataDiagram } from '../diagrams.ts';
import { longestEntities, readEntities, writeEntities } from '../entity-notation.ts';
import { orderEntities } from '../order-entities.ts';

interface DataTabProps {
  entities: readonly Entity[];
  onChange: (entities: Entity[]) => void;
}

/** Entities in their notation. What cannot be read yet stays in the field and changes nothing. */
export function DataTab({ entities, onChange }: DataTabProps) {
  const written = writeEntities(entities);
  const [typed, setTyped] = useState({ text: written, of: written });
  // Someone else changed them, or an earlier version was restored.
  const text = typed.of === written ? typed.text : written;
  const { problems } = readEntities(text);
  const { loosened } = orderEntities(entities);
  const source = useSettled(dataDiagram(entities), 300);
  function type(next: string) {
    const read = readEntities(next);
    if (read.problems.length > 0) return setTyped({ text: next, of: written });
    setTyped({ text: next, of: writeEntities(read.entities) });
    onChange(read.entities);
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-4">
      <Field
        label="Entities"
        hint="One per line: Book: title, pages integer, isbn text unique, author -> Author, published date optional. Types: text, integer, decimal, boolean, date, timestamp, json."
        error={problems.length > 0 ? problems.slice(0, 3).join(' ') : undefined}
      >
        <Textarea
          rows={Math.min(20, Math.max(6, text.split('\n').length + 1))}
          maxLength={longestEntities}
          spellCheck={false}
          className="font-mono text-sm"
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      {loosened.length > 0 && (
        <p className="text-sm text-muted">
          These references need each other, so the files make them optional: {loosened.join(', ')}.
        </p>
      )}
      {entities.length > 0 && <Diagram source={source} />}
    </div>
  );
}
