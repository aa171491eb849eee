/** A row for each document. Cells on which the readers differ are amber until someone decides. */
import { use, useState } from 'react';
import type { Passage } from '#kit/documents/read/document.ts';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Input } from '#kit/ui/input.tsx';
import type { Cell, GridData, Reader } from '../data.ts';
import { DecideContext } from '../decide.ts';

const readerWords: Record<Reader, string> = {
  layout: 'Next to its label',
  meaning: 'From a sentence',
  shape: 'From the layout',
  engine: 'From a language model',
};

interface GridProps {
  data: GridData;
  onShow(document: string, passage: Passage): void;
}

export function Grid({ data: { fields, rows }, onShow }: GridProps) {
  return (
    <div
      role="region"
      aria-label="Fields"
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line"
    >
      <table className="w-full border-collapse text-start">
        <thead>
          <tr className="bg-sunken">
            {['Document', ...fields].map((name) => (
              <th
                key={name}
                scope="col"
                dir="auto"
                className="px-3 py-2 text-start text-sm whitespace-nowrap"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ document, cells }) => (
            <tr key={document.id} className="border-t border-line align-top">
              <th scope="row" dir="auto" className="max-w-56 px-3 py-2 text-start font-medium wrap-anywhere">
                {document.name}
                {document.isPartial && (
                  <span className="block text-sm font-normal text-muted">Not all pages were read</span>
                )}
              </th>
              {cells.map((cell, at) => (
                <td key={at} className={cn('min-w-40 px-3 py-2', cell.state === 'differ' && 'bg-honey')}>
                  <GridCell
                    cell={cell}
                    document={document.id}
                    field={fields[at]!}
                    onShow={(passage) => onShow(document.id, passage)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface GridCellProps {
  cell: Cell;
  document: string;
  field: string;
  onShow(passage: Passage): void;
}

function GridCell({ cell: { state, value, readings }, document, field, onShow }: GridCellProps) {
  const decide = use(DecideContext);
  const [chosen, setChosen] = useState<string>();
  if (state === 'missing' && !decide) return <span className="text-muted">Not found</span>;
  const take = (value: string) => {
    setChosen(value);
    decide?.({ document, field, value });
  };
  return (
    <div className="grid justify-items-start gap-1">
      {(chosen ?? value) !== null && (chosen ?? value) !== undefined && (
        <span dir="auto" className="font-medium wrap-anywhere">
          {chosen ?? value}
        </span>
      )}
      {state === 'missing' && chosen === undefined && <span className="text-muted">Not found</span>}
      {readings.map(({ by, value: read, passage }) => (
        <span key={by} className="text-sm">
          {state === 'differ' && (
            <>
              <span dir="auto">“{read}”</span>{' '}
            </>
          )}
          <button
            type="button"
            title={readerWords[by]}
            onClick={() => onShow(passage)}
            className="text-bamboo-deep underline underline-offset-4"
          >
            p. {passage.page}
            <span className="sr-only">
              {' '}
              of {field}, {readerWords[by].toLowerCase()}
            </span>
          </button>
          {state === 'differ' && decide && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => take(read)}
              aria-label={`Use “${read}” for ${field}`}
            >
              Use
            </Button>
          )}
        </span>
      ))}
      {decide && (state === 'differ' || state === 'missing') && (
        <Input
          aria-label={`Your own value for ${field}`}
          placeholder="Your own value"
          maxLength={300}
          className="h-9 max-w-56"
          onBlur={({ target }) => target.value.trim() !== '' && take(target.value.trim())}
        />
      )}
    </div>
  );
}
