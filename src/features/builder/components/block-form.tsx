/** What the selected block says, as plain fields. */
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { blankEntry, moveTo } from '../blocks/edit-blocks.ts';
import { mostEntries, type ListField } from '../blocks/fields.ts';
import { kindOf } from '../blocks/kinds.ts';
import { line, list, type Block, type BlockData, type Entry, type Page } from '../site.ts';
import { FieldControl } from './field-control.tsx';

interface BlockFormProps {
  block: Block;
  pages: readonly Page[];
  /** `what` was changed: one step to undo while it goes on. */
  onChange: (data: BlockData, what: string) => void;
}

export function BlockForm({ block: { kind, data }, pages, onChange }: BlockFormProps) {
  const { title, fields } = kindOf(kind)!;
  return (
    <section aria-label={`Block: ${title}`} className="grid gap-4">
      <h2 className="text-lg">{title}</h2>
      {fields.map((field) =>
        field.is === 'list' ? (
          <EntriesField
            key={field.name}
            field={field}
            entries={list(data)}
            pages={pages}
            onChange={(items, what) => onChange({ ...data, items }, what)}
          />
        ) : (
          <FieldControl
            key={field.name}
            field={field}
            value={line(data, field.name)}
            pages={pages}
            onChange={(value) => onChange({ ...data, [field.name]: value }, field.name)}
          />
        ),
      )}
    </section>
  );
}

interface EntriesFieldProps {
  field: ListField;
  entries: readonly Entry[];
  pages: readonly Page[];
  onChange: (entries: Entry[], what: string) => void;
}

function EntriesField({ field, entries, pages, onChange }: EntriesFieldProps) {
  const { label, one, fields } = field;
  const move = (from: number, to: number) => onChange(moveTo(entries, from, to), '');
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{label}</legend>
      {entries.map((entry, at) => (
        // Entries have no ids; what is typed belongs to the place.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={at} className="grid gap-3 rounded-lg border border-line p-3">
          <legend className="px-1 text-sm text-muted">
            {one} {at + 1}
          </legend>
          {fields.map((part) => (
            <FieldControl
              key={part.name}
              field={part}
              value={line(entry, part.name)}
              pages={pages}
              onChange={(value) =>
                onChange(entries.with(at, { ...entry, [part.name]: value }), `${at}.${part.name}`)
              }
            />
          ))}
          <div className="flex gap-1">
            <IconButton
              label={`Move up: ${one} ${at + 1}`}
              size="sm"
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              label={`Move down: ${one} ${at + 1}`}
              size="sm"
              disabled={at === entries.length - 1}
              onClick={() => move(at, at + 1)}
            >
              <ArrowDown aria-hidden />
            </IconButton>
            <IconButton
              label={`Delete: ${one} ${at + 1}`}
              size="sm"
              onClick={() => onChange(entries.toSpliced(at, 1), '')}
            >
              <Trash aria-hidden />
            </IconButton>
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          variant="secondary"
          size="sm"
          disabled={entries.length >= mostEntries}
          onClick={() => onChange([...entries, blankEntry(field)], '')}
        >
          <Plus aria-hidden /> Add {one.toLowerCase()}
        </Button>
      </div>
    </fieldset>
  );
}
