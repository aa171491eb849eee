import { Selection } from '@tiptap/pm/state';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { isAsked } from '../extensions/ask-value.ts';
import { directMeta } from '../suggest/suggested.ts';
import { useKnownEditor } from './editor-context.ts';

const fields: Readonly<Record<string, { attribute: string; label: string; hint: string }>> = {
  inlineMath: { attribute: 'latex', label: 'Formula', hint: 'In LaTeX, such as \\frac{a}{b}.' },
  blockMath: { attribute: 'latex', label: 'Formula', hint: 'In LaTeX, such as \\sum_{i=1}^n i.' },
  footnote: { attribute: 'text', label: 'Footnote', hint: 'Shown at the end of the document.' },
  image: {
    attribute: 'alt',
    label: 'Description',
    hint: 'Describe the picture for people who can’t see it.',
  },
};

/** The value of what is selected as a whole. */
export function AtomFields({ name, at }: { name: string; at: number }) {
  const { editor } = useKnownEditor();
  const field = fields[name];
  const [value, setValue] = useState(() =>
    String(editor.state.doc.nodeAt(at)?.attrs[field?.attribute ?? ''] ?? ''),
  );
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked(editor)) input.current?.focus();
  }, [editor]);
  if (!field) return null;
  /** What is left empty is not there; one goes on writing behind it. */
  function leave(text: string) {
    const node = editor.state.doc.nodeAt(at);
    if (node?.type.name !== name) return editor.commands.focus();
    const isNothing = text.trim() === '' && name !== 'image';
    const tr = editor.state.tr.setMeta(directMeta, true);
    if (isNothing) tr.delete(at, at + node.nodeSize);
    else tr.setNodeMarkup(at, undefined, { ...node.attrs, [field!.attribute]: text });
    const behind = tr.doc.resolve(Math.min(tr.doc.content.size, isNothing ? at : at + node.nodeSize));
    editor.view.dispatch(tr.setSelection(Selection.near(behind, 1)).scrollIntoView());
    return editor.commands.focus();
  }
  function keep(event: FormEvent) {
    event.preventDefault();
    leave(value);
  }
  return (
    <form
      className="flex flex-wrap items-end gap-2 rounded-card border border-line bg-surface p-3 shadow-raised"
      onSubmit={keep}
    >
      <Field label={field.label} hint={field.hint} className="min-w-48 flex-1">
        <Input
          ref={input}
          value={value}
          maxLength={2000}
          onChange={({ target }) => setValue(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            leave(String(editor.state.doc.nodeAt(at)?.attrs[field.attribute] ?? ''));
          }}
        />
      </Field>
      <Button size="sm" type="submit">
        Update
      </Button>
    </form>
  );
}
