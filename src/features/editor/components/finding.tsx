import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Changed } from '#kit/ui/diff/diff-text.tsx';
import { toast } from '#kit/ui/toast.ts';
import { listTaughtRules, teachRule } from '#features/email/contract.ts';
import { setDrawn, type Underlined } from '../extensions/decorated.ts';
import { suggestWording } from '../suggest/suggest-edits.ts';
import { useKnownEditor } from './editor-context.ts';

/** A place that could be better and that one stands in: what could stand there, why, and what to do about it from now on. */
export function Finding({ finding, isSuggesting }: { finding: Underlined; isSuggesting: boolean }) {
  const { editor, notes } = useKnownEditor();
  const { from, to, now, why, kind } = finding;
  const was = editor.state.doc.textBetween(from, to);
  const teach = useCall(teachRule, {
    refreshes: [listTaughtRules],
    onSuccess: () =>
      toast({
        title: 'Remembered for all tools',
        description: 'Your rules are in Settings, under Writing rules.',
      }),
  });
  const forget = () => editor.view.dispatch(setDrawn(editor.state.tr, { unmark: [{ from, to }] }));
  function fix() {
    if (now === null) return;
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
        {now !== null && (
          <>
            <Changed was={was} now={now && ` ${now}`} />{' '}
          </>
        )}
        <span className="text-sm text-muted">{why}</span>
      </p>
      {now !== null && (
        <Button size="sm" onClick={fix}>
          Fix
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={forget}>
        Ignore
      </Button>
      <Button
        size="sm"
        variant="ghost"
        pending={teach.isPending}
        onClick={() => (forget(), teach.mutate({ body: ruleFor(kind, was, now) }))}
      >
        {now === null ? 'Ignore all of this kind' : 'Always ignore'}
      </Button>
    </div>
  );
}

function ruleFor(kind: string, was: string, now: string | null) {
  if (now === null) return { is: 'kind' as const, words: kind };
  const words = was.slice(0, 200);
  return kind === 'spelling'
    ? { is: 'word' as const, words }
    : { is: 'change' as const, words, now: now.slice(0, 200) };
}
