import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Button } from '#kit/ui/button.tsx';
import { Changed } from '#kit/ui/diff/diff-text.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { breakMark } from '../document/settled.ts';
import { settle, type Run } from '../suggest/settle.ts';
import { useKnownEditor } from './editor-context.ts';
import { useNotes } from './use-notes.ts';

/** Every suggestion with its author and reason, taken or refused one by one. */
export function SuggestionList({ runs }: { runs: readonly Run[] }) {
  const { editor, notes, isReadOnly } = useKnownEditor();
  const known = useNotes(notes);
  const byId = [...Map.groupBy(runs, ({ id }) => id)];
  function decide(id: string | null, taken: boolean) {
    editor.view.dispatch(settle(editor.state, id, taken));
  }
  if (byId.length === 0)
    return (
      <p className="text-sm text-muted">
        No suggestions. Turn on “Suggest changes” above, or select a passage and choose an action.
      </p>
    );
  return (
    <div className="grid gap-3">
      {!isReadOnly && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => decide(null, true)}>
            Accept all
          </Button>
          <Button size="sm" variant="secondary" onClick={() => decide(null, false)}>
            Reject all
          </Button>
        </div>
      )}
      <ul className="grid gap-2">
        {byId.map(([id, parts]) => {
          const note = known[id];
          const text = (is: Run['is']) =>
            parts
              .filter((part) => part.is === is)
              .map((part) => shown(part.text))
              .join(' … ');
          return (
            <li key={id} className="grid gap-1 rounded-lg border border-line p-3">
              <button
                type="button"
                dir="auto"
                className="text-left wrap-anywhere"
                onClick={() =>
                  editor
                    .chain()
                    .focus()
                    .setTextSelection({ from: parts[0]!.from, to: parts.at(-1)!.to })
                    .scrollIntoView()
                    .run()
                }
              >
                <Changed was={text('deletion')} now={text('insertion')} />
              </button>
              <p className="text-sm text-muted">
                {note?.by ?? 'Someone'}
                {note?.is === 'suggestion' && note.engine ? ' (engine)' : ''}
                {note?.is === 'suggestion' && note.why ? `: ${note.why}` : ''}
              </p>
              {!isReadOnly && (
                <div className="flex gap-1">
                  <IconButton size="sm" label="Accept" onClick={() => decide(id, true)}>
                    <Check aria-hidden />
                  </IconButton>
                  <IconButton size="sm" label="Reject" onClick={() => decide(id, false)}>
                    <X aria-hidden />
                  </IconButton>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const shown = (text: string) => text.replaceAll(breakMark, '¶ ').slice(0, 300);
