/** What can be changed about a card: its title, how it is drawn, its query. */
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { formOf, formsFor } from '../charts/form-of.ts';
import { longestTitle, type Card, type CardForm } from '../dashboard.ts';
import { explain } from '../query/explain.ts';
import { longestSql } from '../query/sql-tokens.ts';
import { runCard } from '../run-card.ts';
import type { TypedTable } from '../table/typed-table.ts';

interface CardToolsProps {
  card: Card;
  table: TypedTable;
  forms: readonly CardForm[];
  onChange: (card: Card) => void;
  onRemove: () => void;
}

export const formNames: Record<CardForm, string> = {
  figure: 'Number',
  bars: 'Bars',
  line: 'Line',
  dots: 'Dots',
  table: 'Table',
};

export function CardTools(props: CardToolsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={`Edit ${props.card.title}`} onClick={() => setIsOpen(true)}>
        <Pencil aria-hidden />
      </IconButton>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        {isOpen && (
          <DialogContent title="Edit card" width="lg">
            <EditCard {...props} onDone={() => setIsOpen(false)} />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}

function EditCard({ card, table, onChange, onRemove, onDone }: CardToolsProps & { onDone: () => void }) {
  const [draft, setDraft] = useState(card);
  const ran = runCard(draft.sql, table);
  const forms = ran.is === 'result' ? formsFor(ran.result) : [draft.form];
  const form = forms.includes(draft.form)
    ? draft.form
    : ran.is === 'result'
      ? formOf(ran.result)
      : draft.form;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (ran.is !== 'result') return;
        onChange({ ...draft, form });
        onDone();
      }}
    >
      <Field label="Title">
        <Input
          maxLength={longestTitle}
          value={draft.title}
          onChange={({ target }) => setDraft({ ...draft, title: target.value })}
        />
      </Field>
      <Field label="Shown as">
        <Select
          value={form}
          onChange={({ target }) => setDraft({ ...draft, form: target.value as CardForm })}
        >
          <Options values={forms} labelOf={(one) => formNames[one]} />
        </Select>
      </Field>
      <Field
        label="Query"
        hint={
          ran.is === 'result'
            ? explain(ran.query)
            : 'One SELECT from data, with WHERE, GROUP BY, ORDER BY and LIMIT.'
        }
        error={ran.is === 'failure' ? ran.why : undefined}
      >
        <Textarea
          rows={6}
          dir="ltr"
          spellCheck={false}
          maxLength={longestSql}
          className="font-mono text-sm"
          value={draft.sql}
          onChange={({ target }) => setDraft({ ...draft, sql: target.value })}
        />
      </Field>
      <DialogFooter>
        <Button variant="danger" onClick={onRemove}>
          Remove card
        </Button>
        <Button type="submit" disabled={ran.is === 'failure'}>
          Save
        </Button>
      </DialogFooter>
    </form>
  );
}
