import type { Node } from '@tiptap/pm/model';
import { useMemo } from 'react';
import { useKnownEditor } from './editor-context.ts';

/** The headings, to go to. */
export function Outline({ doc }: { doc: Node }) {
  const { editor } = useKnownEditor();
  const headings = useMemo(() => {
    const found: { at: number; level: number; text: string }[] = [];
    doc.forEach((node, at) => {
      if (node.type.name === 'heading')
        found.push({ at, level: node.attrs.level as number, text: node.textContent });
    });
    return found;
  }, [doc]);
  if (headings.length === 0)
    return (
      <p className="text-sm text-muted">Headings appear here as you write them. Type / and choose one.</p>
    );
  return (
    <ul className="grid gap-0.5">
      {headings.map(({ at, level, text }) => (
        <li key={at} style={{ paddingInlineStart: `${(level - 1) * 0.9}rem` }}>
          <button
            type="button"
            dir="auto"
            className="min-h-9 w-full rounded-md px-2 py-1 text-left wrap-anywhere hover:bg-sunken"
            onClick={() =>
              editor
                .chain()
                .focus()
                .setTextSelection(at + 1)
                .scrollIntoView()
                .run()
            }
          >
            {text || 'Untitled'}
          </button>
        </li>
      ))}
    </ul>
  );
}
