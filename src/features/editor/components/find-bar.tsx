import X from 'lucide-react/icons/x';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { findIn, foundIn, setDrawn } from '../extensions/decorated.ts';
import { useKnownEditor } from './editor-context.ts';
import { useSettledDoc } from './use-settled-doc.ts';

/** Every place of a text is marked; one after the other is gone to, or changed. */
export function FindBar({ onClose }: { onClose: () => void }) {
  const { editor, isReadOnly } = useKnownEditor();
  const doc = useSettledDoc(editor, 150);
  const [query, setQuery] = useState('');
  const [other, setOther] = useState('');
  const [current, setCurrent] = useState(0);
  const [replaced, setReplaced] = useState(0);
  const found = useMemo(() => findIn(doc, query), [doc, query]);
  const count = found.length;

  useEffect(() => {
    if (!editor.isDestroyed && editor.state.doc === doc)
      editor.view.dispatch(
        setDrawn(editor.state.tr, { found, current: Math.min(current, found.length - 1) }),
      );
  }, [editor, doc, found, current]);
  useEffect(
    () => () => {
      if (!editor.isDestroyed) editor.view.dispatch(setDrawn(editor.state.tr, { found: [], current: -1 }));
    },
    [editor],
  );

  function go(by: number) {
    if (found.length === 0) return;
    const next = (current + by + found.length) % found.length;
    setCurrent(next);
    editor.commands.setTextSelection(found[next]!);
    editor.commands.scrollIntoView();
  }
  function replace(all: boolean) {
    const now = foundIn(editor.state).toSorted((a, b) => a.from - b.from);
    const places = all ? now : now.slice(current, current + 1);
    if (places.length === 0) return;
    let chain = editor.chain();
    for (const { from, to } of places.toReversed())
      chain = chain.insertContentAt({ from, to }, other === '' ? '' : { type: 'text', text: other });
    chain.run();
    setReplaced(places.length);
  }
  return (
    <form
      role="search"
      aria-label="Find and replace"
      className="flex flex-wrap items-end gap-2 rounded-card bg-sunken p-3"
      onSubmit={(event) => {
        event.preventDefault();
        go(1);
      }}
    >
      <Field label="Find" className="w-44">
        <Input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened to be typed in
          autoFocus
          value={query}
          onChange={({ target }) => (setQuery(target.value), setCurrent(0), setReplaced(0))}
        />
      </Field>
      {!isReadOnly && (
        <Field label="Replace with" className="w-44">
          <Input value={other} onChange={({ target }) => setOther(target.value)} />
        </Field>
      )}
      <Button size="sm" type="submit" variant="secondary">
        Next
      </Button>
      <Button size="sm" variant="secondary" onClick={() => go(-1)}>
        Previous
      </Button>
      {!isReadOnly && (
        <>
          <Button size="sm" variant="secondary" onClick={() => replace(false)}>
            Replace
          </Button>
          <Button size="sm" variant="secondary" onClick={() => replace(true)}>
            Replace all
          </Button>
        </>
      )}
      <p role="status" className="min-w-24 py-2 text-sm text-muted">
        {query &&
          (count > 0 ? `${current + 1} of ${count}` : replaced > 0 ? `${replaced} replaced` : 'Not found')}
      </p>
      <IconButton size="sm" label="Close" onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </form>
  );
}
