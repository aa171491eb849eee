import { Button } from '#kit/ui/button.tsx';
import { Changed } from '#kit/ui/diff/diff-text.tsx';
import { drawnIn, setDrawn, type Underlined } from '../extensions/decorated.ts';
import { suggestWording } from '../suggest/suggest-edits.ts';
import { useKnownEditor } from './editor-context.ts';

/** A mistake that one stands in: what could stand there, and why. */
export function Finding({ finding, isSuggesting }: { finding: Underlined; isSuggesting: boolean }) {
  const { editor, notes } = useKnownEditor();
  const { from, to, now, why } = finding;
  const was = editor.state.doc.textBetween(from, to);
  const forget = () =>
    editor.view.dispatch(
      setDrawn(editor.state.tr, {
        underlined: drawnIn(editor.state).underlined.filter((one) => one.from !== from),
      }),
    );
  function fix() {
    forget();
    if (isSuggesting) suggestWording(editor, notes, { from, to }, now, { by: 'Bamboo', why: () => why });
    else
      editor
        .chain()
        .focus()
        .insertContentAt({ from, to }, now === '' ? '' : { type: 'text', text: now })
        .run();
  }
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3 shadow-raised"
    >
      <p className="min-w-0 flex-1 wrap-anywhere">
        <Changed was={was} now={now && ` ${now}`} /> <span className="text-sm text-muted">{why}</span>
      </p>
      <Button size="sm" onClick={fix}>
        Fix
      </Button>
      <Button size="sm" variant="ghost" onClick={forget}>
        Ignore
      </Button>
    </div>
  );
}
