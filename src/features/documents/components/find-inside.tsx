import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useId, useState } from 'react';
import { pageNames } from '#kit/documents/read/forms.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Input } from '#kit/ui/input.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';
import { findInDocument, type DocumentView } from '../contract.ts';
import { PlaceLink } from './place-link.tsx';

/** Words in this document, wherever they stand. */
export function FindInside({ document: { id, form } }: { document: DocumentView }) {
  const label = useId();
  const [text, setText] = useState('');
  const wanted = useSettled(text.trim(), 250);
  const found = useQuery({
    ...query(findInDocument, { params: { id }, query: { q: wanted || '-' } }),
    enabled: wanted !== '',
  });
  return (
    <div className="ml-auto grid min-w-40 flex-1 basis-48 gap-2 sm:max-w-72">
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
        <Input
          id={label}
          type="search"
          aria-label="Find in this document"
          placeholder="Find in this document"
          value={text}
          maxLength={300}
          onChange={({ target }) => setText(target.value)}
          className="pl-10"
        />
      </div>
      {wanted !== '' && (
        <div role="status" className="grid gap-2 rounded-lg border border-line bg-surface p-3 text-sm">
          {found.isError && <p className="text-danger">{wordsOf(found.error)}</p>}
          {found.data && (
            <p className="text-muted">{countWords(found.data.count, found.data.items.length)}</p>
          )}
          <ul className="grid max-h-60 gap-2 overflow-y-auto">
            {found.data?.items.map((place) => (
              <li key={`${place.page}.${place.block}.${place.start}`}>
                <PlaceLink
                  document={id}
                  place={place}
                  className="block text-ink no-underline hover:underline"
                >
                  <span className="font-semibold">
                    {pageNames[form]} {place.page}
                  </span>{' '}
                  …{place.before}
                  <mark className="bg-honey text-ink">{place.text}</mark>
                  {place.after}…
                </PlaceLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function countWords(count: number, told: number): string {
  if (count === 0) return 'Not in this document.';
  const places = count === 1 ? 'One place' : `${count.toLocaleString('en')} places`;
  return told < count ? `${places}; the first ${told} are here.` : `${places}.`;
}
