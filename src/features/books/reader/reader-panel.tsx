/** Beside the text: contents, one's own marks, and search. */
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import type { Chapter } from '../book.ts';
import { NoteList } from './note-list.tsx';
import type { Place, Reading } from './reading.ts';
import { searchBook, type Match } from './search-book.ts';

interface ReaderPanelProps {
  chapters: readonly Chapter[];
  titles: readonly string[];
  current: string;
  reading: Reading;
  onChange: (changed: Partial<Reading>) => void;
  onGo: (place: Place) => void;
  onMatch: (match: Match) => void;
}

export function ReaderPanel(props: ReaderPanelProps) {
  const { chapters, titles, current, onGo } = props;
  return (
    <aside
      id="reader-panel"
      aria-label="Contents, notes and search"
      className="max-h-[80vh] overflow-y-auto p-0.5"
    >
      <Tabs defaultValue="contents">
        <TabsList aria-label="Panel">
          <TabsTrigger value="contents">Contents</TabsTrigger>
          <TabsTrigger value="notes">Notes</TabsTrigger>
          <TabsTrigger value="search">Search</TabsTrigger>
        </TabsList>
        <TabsContent value="contents">
          <ol className="grid gap-1 pt-3">
            {chapters.map(({ id }, at) => (
              <li key={id}>
                <Button
                  variant="ghost"
                  size="sm"
                  dir="auto"
                  aria-current={id === current ? 'true' : undefined}
                  className="h-auto w-full justify-start py-2 text-start whitespace-normal aria-[current]:bg-bamboo-soft"
                  onClick={() => onGo({ chapter: id, at: 0 })}
                >
                  {titles[at]}
                </Button>
              </li>
            ))}
          </ol>
        </TabsContent>
        <TabsContent value="notes">
          <NoteList {...props} />
        </TabsContent>
        <TabsContent value="search">
          <SearchPanel {...props} />
        </TabsContent>
      </Tabs>
    </aside>
  );
}

function SearchPanel({ chapters, titles, onMatch }: ReaderPanelProps) {
  const [wanted, setWanted] = useState('');
  const settled = useDeferredValue(wanted);
  const matches = useMemo(() => searchBook(chapters, settled), [chapters, settled]);
  return (
    <div className="grid gap-3 pt-3">
      <Field label="Search this book">
        <Input
          type="search"
          maxLength={100}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </Field>
      {settled.trim().length > 1 && (
        <p role="status" className="text-sm text-muted">
          {matches.length === 0
            ? 'No matches.'
            : `${matches.length} ${matches.length === 1 ? 'match' : 'matches'}`}
        </p>
      )}
      <ul className="grid gap-1">
        {matches.map((match) => (
          <li key={`${match.chapter}-${match.number}`}>
            <button
              type="button"
              dir="auto"
              className="grid w-full gap-0.5 rounded-lg px-2 py-1.5 text-start hover:bg-sunken"
              onClick={() => onMatch(match)}
            >
              <span className="text-sm text-muted">
                {titles[chapters.findIndex(({ id }) => id === match.chapter)]}
              </span>
              <span className="wrap-anywhere">
                …{match.before}
                <mark>{match.words}</mark>
                {match.after}…
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
