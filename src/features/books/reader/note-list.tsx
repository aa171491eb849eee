import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import type { Chapter } from '../book.ts';
import { longestNote, type Bookmark, type Highlight, type Place, type Reading } from './reading.ts';

interface NoteListProps {
  chapters: readonly Chapter[];
  titles: readonly string[];
  reading: Reading;
  onChange: (changed: Partial<Reading>) => void;
  onGo: (place: Place) => void;
}

/** One's bookmarks and highlights, for reading without the text too. */
export function NoteList({ chapters, titles, reading, onChange, onGo }: NoteListProps) {
  const { bookmarks, highlights } = reading;
  const titleOf = ({ chapter }: Place) =>
    titles[chapters.findIndex(({ id }) => id === chapter)] ?? 'Removed chapter';
  if (bookmarks.length + highlights.length === 0)
    return (
      <p className="pt-3 text-muted">
        No bookmarks or highlights yet. Select words in the text to highlight them. Only you see your notes.
      </p>
    );
  const place = (mark: Bookmark) => (
    <Button
      variant="link"
      size="sm"
      dir="auto"
      className="text-start whitespace-normal"
      onClick={() => onGo(mark)}
    >
      {titleOf(mark)}
    </Button>
  );
  const remove = (label: string, onClick: () => void) => (
    <Button variant="ghost" size="sm" aria-label={label} onClick={onClick}>
      Remove
    </Button>
  );
  return (
    <div className="grid gap-5 pt-3">
      {bookmarks.length > 0 && (
        <ul aria-label="Bookmarks" className="grid gap-3">
          {bookmarks.map((one) => (
            <li key={one.id} className="grid gap-1">
              <span className="flex items-center justify-between gap-2">
                {place(one)}
                {remove('Remove bookmark', () =>
                  onChange({ bookmarks: bookmarks.filter(({ id }) => id !== one.id) }),
                )}
              </span>
              <span dir="auto" className="text-sm text-muted wrap-anywhere">
                {one.words}…
              </span>
            </li>
          ))}
        </ul>
      )}
      {highlights.length > 0 && (
        <ul aria-label="Highlights" className="grid gap-5">
          {highlights.map((one) => {
            const changed = (note: string) =>
              highlights.map((other): Highlight => (other.id === one.id ? { ...other, note } : other));
            return (
              <li key={one.id} className="grid gap-1.5">
                <span className="flex items-center justify-between gap-2">
                  {place(one)}
                  {remove('Remove highlight', () =>
                    onChange({ highlights: highlights.filter(({ id }) => id !== one.id) }),
                  )}
                </span>
                <blockquote dir="auto" className="border-s-4 border-bamboo ps-3 wrap-anywhere">
                  {one.words}
                </blockquote>
                <Field label="Note" hideLabel>
                  <Textarea
                    dir="auto"
                    rows={2}
                    placeholder="Note"
                    maxLength={longestNote}
                    value={one.note}
                    onChange={({ target }) => onChange({ highlights: changed(target.value) })}
                  />
                </Field>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
