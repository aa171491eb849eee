import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { longestSearch, searchHelp } from '#features/assistant/contract.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';
import { Tile } from './tile.tsx';

const mostShown = 3;
const pause = 250;

export function HelpTile() {
  const [text, setText] = useState('');
  const q = useSettled(text.trim(), pause);
  const { data, error } = useQuery({
    ...query(searchHelp, { query: { q } }),
    enabled: q !== '',
    placeholderData: (before) => before,
  });
  const found = q === '' ? [] : (data?.articles.slice(0, mostShown) ?? []);
  return (
    <Tile title="Search help" className="sm:col-span-2">
      <Field label="What are you looking for?" hideLabel>
        <Input
          type="search"
          value={text}
          maxLength={longestSearch}
          placeholder="password, export, passkey …"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div aria-live="polite" className="min-h-31">
        {error ? (
          <p className="text-danger">{wordsOf(error)}</p>
        ) : found.length > 0 ? (
          <ul>
            {found.map(({ slug, title }) => (
              <li key={slug} className="border-t border-line first:border-0">
                <Link
                  to={href('/support', { article: slug })}
                  className="flex min-h-10 items-center font-medium decoration-bamboo underline-offset-4 hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">
            {q === '' || !data ? 'Articles appear here while you type.' : 'No results. Try another word.'}
          </p>
        )}
      </div>
    </Tile>
  );
}
