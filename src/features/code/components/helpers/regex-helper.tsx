import { useState } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { longestRegex } from '../../helpers/explain-regex.ts';
import type { Tried } from '../../helpers/try-regex.ts';
import { ExplainedTable } from './explained-table.tsx';
import { useRegex } from './use-regex.ts';

const example = { source: String.raw`(\d{4})-(\d{2})-(\d{2})`, texts: 'Due on 2026-03-01\nNo date here' };

/** A regular expression in words, and what it finds in texts of one's own. */
export function RegexHelper() {
  const [source, setSource] = useState(example.source);
  const [flags, setFlags] = useState('');
  const [texts, setTexts] = useState(example.texts);
  const { explanation, tried, isLate } = useRegex({ source, flags, texts });
  const problem = explanation && 'problem' in explanation ? explanation.problem : undefined;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <Field label="Regular expression" error={problem} hint="As JavaScript reads it">
          <Input
            className="font-mono"
            spellCheck={false}
            maxLength={longestRegex}
            value={source}
            onChange={({ target }) => setSource(target.value)}
          />
        </Field>
        <Field label="Flags" hint="d g i m s u v y">
          <Input
            className="font-mono"
            spellCheck={false}
            maxLength={8}
            value={flags}
            onChange={({ target }) => setFlags(target.value.replaceAll(/[^dgimsuvy]/g, ''))}
          />
        </Field>
      </div>
      {explanation && 'parts' in explanation && (
        <ExplainedTable label="Explanation" rows={explanation.parts} />
      )}
      <Field label="Texts to try" hint="One per line">
        <Textarea
          rows={4}
          maxLength={10_000}
          value={texts}
          onChange={({ target }) => setTexts(target.value)}
        />
      </Field>
      {isLate && (
        <Notice tone="warning">
          This took longer than a second and was stopped. Nested repetitions such as (a+)+ do that.
        </Notice>
      )}
      {!problem && !isLate && <TriedList tried={tried} />}
    </>
  );
}

const TriedList = ({ tried }: { tried: readonly Tried[] }) => (
  <ul aria-label="Matches" className="grid gap-2">
    {tried.map(({ text, matches, isCut }, at) => (
      <li key={`${at} ${text}`} className="grid gap-1 rounded-card border border-line bg-surface px-4 py-2">
        <span dir="auto" className="font-mono wrap-anywhere">
          {text}
        </span>
        <span className="text-sm text-muted">
          {matches.length === 0
            ? 'No match'
            : matches
                .map(({ text: match, at: from, groups }) => `“${match}” at ${from}${wordsOfGroups(groups)}`)
                .join('; ')}
          {isCut && ' …'}
        </span>
      </li>
    ))}
  </ul>
);

const wordsOfGroups = (groups: readonly string[]) =>
  groups.length > 0 ? ` (${groups.map((group, at) => `${at + 1}: “${group}”`).join(', ')})` : '';
