/** What can be done with what is selected: actions by engines, which arrive as suggestions, and the values of formulas, footnotes and pictures. */
import { useEditorState } from '@tiptap/react';
import Sparkles from 'lucide-react/icons/sparkles';
import { useRef, useState, type FormEvent } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { underlinedAt } from '../extensions/decorated.ts';
import { askEngine, passageActions, type PassageAction } from '../suggest/ask-engine.ts';
import { passageText, suggestAfter, suggestWording } from '../suggest/suggest-edits.ts';
import { AtomFields } from './atom-fields.tsx';
import { useKnownEditor } from './editor-context.ts';
import { Finding } from './finding.tsx';

interface Working {
  label: string;
  words: string;
}

export function PassageBar({ isSuggesting }: { isSuggesting: boolean }) {
  const { editor, notes } = useKnownEditor();
  const [working, setWorking] = useState<Working>();
  const [notice, setNotice] = useState<{ tone: 'info' | 'error'; words: string }>();
  const [wish, setWish] = useState('');
  const stop = useRef<AbortController>(undefined);
  const { from, to, atom, finding } = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const { from: start, to: end, empty } = now.state.selection;
      const hit = empty ? underlinedAt(now.state, start) : undefined;
      const node =
        'node' in now.state.selection
          ? (now.state.selection.node as { type: { name: string } }).type.name
          : null;
      // While one only types, nothing here changes, and nothing is drawn again.
      return { from: empty ? 0 : start, to: empty ? 0 : end, atom: node, finding: hit };
    },
  });
  const isPassage = to > from && atom === null;

  async function act(action: PassageAction) {
    const passage = { from, to };
    const text = passageText(editor, passage);
    setNotice(undefined);
    if (text.trim() === '') return;
    setWorking({ label: action.label, words: '' });
    const before = editor.state.doc;
    stop.current = new AbortController();
    try {
      const answer = await askEngine(action, text, {
        signal: stop.current.signal,
        onWords: (words) => setWorking({ label: action.label, words }),
      });
      if (editor.isDestroyed) return;
      // Where someone wrote in the passage meanwhile, its places are others.
      if (editor.state.doc !== before && passageText(editor, passage) !== text)
        setNotice({
          tone: 'error',
          words: 'The passage has changed, so nothing was suggested. Select it again.',
        });
      else if (action.adds) suggestAfter(editor, notes, to, answer.text, answer.by);
      else if (!answer.revises) setNotice({ tone: 'info', words: answer.note ?? answer.text });
      else {
        const why = ({ was, now }: { was: string; now: string }) =>
          answer.changes.find(
            (one) =>
              one.was !== '' &&
              (one.was.includes(was.trim()) || was.includes(one.was)) &&
              now.includes(one.now.slice(0, 8)),
          )?.why ?? `${action.label}.`;
        const isNew = suggestWording(editor, notes, passage, answer.text, { by: answer.by, why });
        if (!isNew) setNotice({ tone: 'info', words: answer.note ?? 'Nothing to change.' });
      }
    } catch (error) {
      if (!stop.current.signal.aborted)
        setNotice({
          tone: 'error',
          words: error instanceof Error && !('status' in error) ? error.message : wordsOf(error as Error),
        });
    }
    setWorking(undefined);
  }
  function asAsked(event: FormEvent) {
    event.preventDefault();
    if (wish.trim()) void act({ label: wish.trim(), tool: 'edit-passage', input: { wish: wish.trim() } });
  }

  return (
    <div className="sticky bottom-3 z-20 grid gap-2 max-sm:bottom-20">
      {notice && <Notice tone={notice.tone}>{notice.words}</Notice>}
      {atom && <AtomFields key={`${atom}-${from}`} name={atom} at={from} />}
      {finding && <Finding finding={finding} isSuggesting={isSuggesting} />}
      {working ? (
        <div
          role="status"
          className="grid gap-2 rounded-card border border-line bg-surface p-4 shadow-raised"
        >
          <p className="font-medium">{working.label}…</p>
          {working.words && (
            <p dir="auto" className="max-h-32 overflow-y-auto wrap-anywhere text-muted">
              {working.words}
            </p>
          )}
          <Button
            size="sm"
            variant="secondary"
            className="justify-self-start"
            onClick={() => (stop.current?.abort(), setWorking(undefined))}
          >
            Stop
          </Button>
        </div>
      ) : (
        isPassage && (
          <div
            role="group"
            aria-label="Selection"
            className="flex flex-wrap items-end gap-2 rounded-card border border-line bg-surface p-3 shadow-raised"
          >
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <Button size="sm">
                  <Sparkles aria-hidden /> Suggest…
                </Button>
              </DropdownMenuTrigger>
              <DropdownMenuContent align="start">
                {passageActions.map((action) => (
                  <DropdownMenuItem key={action.label} onSelect={() => void act(action)}>
                    {action.label}
                  </DropdownMenuItem>
                ))}
              </DropdownMenuContent>
            </DropdownMenu>
            <form className="flex min-w-0 flex-1 items-end gap-2" onSubmit={asAsked}>
              <Field label="Ask for a change" hideLabel className="min-w-40 flex-1">
                <Input
                  className="h-9"
                  placeholder="Or describe a change"
                  maxLength={1000}
                  value={wish}
                  onChange={({ target }) => setWish(target.value)}
                />
              </Field>
              <Button size="sm" type="submit" variant="secondary">
                Ask
              </Button>
            </form>
          </div>
        )
      )}
    </div>
  );
}
