import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { HttpError } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { RadioCards } from '#kit/ui/radio-cards.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useKindWords } from '#tools/kinds/kind-table.ts';
import { longestCollectionAbout, longestCollectionTitle, type CollectionRule } from '../collections/rule.ts';
import { galleryShelves } from '../contract.ts';

interface Said {
  title: string;
  about: string;
  isPublic: boolean;
  rule: CollectionRule | null;
}

interface CollectionFormProps {
  initial?: Said;
  action: string;
  /** Filled by hand, and that is not asked. */
  byHand?: boolean;
  pending: boolean;
  error: Error | null;
  onSubmit: (said: Said) => void;
}

const empty: Said = { title: '', about: '', isPublic: true, rule: null };

/** What a collection is called, who sees it, and how it is filled. */
export function CollectionForm(props: CollectionFormProps) {
  const { initial = empty, action, byHand = false, pending, error, onSubmit } = props;
  const [said, setSaid] = useState(initial);
  const change = (part: Partial<Said>) => setSaid((now) => ({ ...now, ...part }));
  const issues = error instanceof HttpError ? error.issues : [];
  const wrong = (name: keyof Said) => issues.find(({ path }) => path.split('.')[0] === name)?.message;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending) onSubmit({ ...said, rule: said.rule && withoutBlanks(said.rule) });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label="Title" error={wrong('title')}>
        <Input
          maxLength={longestCollectionTitle}
          value={said.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Field label="About" optional hint="What it’s about." error={wrong('about')}>
        <Textarea
          rows={2}
          className="min-h-20"
          maxLength={longestCollectionAbout}
          value={said.about}
          onChange={({ target }) => change({ about: target.value })}
        />
      </Field>
      {!byHand && props.initial === undefined && (
        <RadioCards
          legend="How to fill it"
          value={said.rule ? 'rule' : 'hand'}
          onValueChange={(value) => change({ rule: value === 'rule' ? {} : null })}
          options={[
            { value: 'hand', label: 'Manually', hint: 'You choose each one and their order.' },
            { value: 'rule', label: 'By a rule', hint: 'Matching creations are added automatically.' },
          ]}
        />
      )}
      {said.rule && <RuleFields rule={said.rule} onChange={(rule) => change({ rule })} />}
      {wrong('rule') && <Notice tone="error">{wrong('rule')}</Notice>}
      <Checkbox
        label="Public"
        hint="Everyone can see and follow it. Otherwise only you can."
        checked={said.isPublic}
        onChange={({ target }) => change({ isPublic: target.checked })}
      />
      {error && issues.length === 0 && <Notice tone="error">{wordsOf(error)}</Notice>}
      <DialogFooter>
        <Button type="submit" pending={pending} disabled={said.title.trim() === ''}>
          {action}
        </Button>
      </DialogFooter>
    </form>
  );
}

function RuleFields({ rule, onChange }: { rule: CollectionRule; onChange: (rule: CollectionRule) => void }) {
  const { data } = useQuery(query(galleryShelves));
  const kindWords = useKindWords();
  const kinds = [
    ...new Set([...(data?.items ?? []).map(({ kind }) => kind), ...(rule.kind ? [rule.kind] : [])]),
  ];
  const change = (part: CollectionRule) => onChange({ ...rule, ...part });
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">Include creations that match all of these</legend>
      <Field label="Words" optional>
        <Input maxLength={200} value={rule.q ?? ''} onChange={({ target }) => change({ q: target.value })} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Kind" optional>
          <Select value={rule.kind ?? ''} onChange={({ target }) => change({ kind: target.value })}>
            <option value="">Any</option>
            <Options values={kinds} labelOf={kindWords} />
          </Select>
        </Field>
        <Field label="Tag" optional>
          <Input
            maxLength={60}
            value={rule.tag ?? ''}
            onChange={({ target }) => change({ tag: target.value.replace(/^#/, '') })}
          />
        </Field>
        <Field label="Created by" optional>
          <Input
            maxLength={60}
            placeholder="Handle"
            value={rule.by ?? ''}
            onChange={({ target }) => change({ by: target.value.replace(/^@/, '') })}
          />
        </Field>
      </div>
    </fieldset>
  );
}

const withoutBlanks = (rule: CollectionRule): CollectionRule =>
  Object.fromEntries(Object.entries(rule).filter(([, value]) => value?.trim()));
