/** What can be added by typing a slash. */
import { Extension, type Editor, type Range } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { askForValue } from './ask-value.ts';

export interface SlashItem {
  title: string;
  /** Other words that find it. */
  words: string;
  run(editor: Editor, range: Range): void;
}

const block =
  (change: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) =>
  (editor: Editor, range: Range) =>
    void change(editor.chain().focus().deleteRange(range)).run();

/** Added empty and selected, and its field takes the focus: one types what it says next. */
const atom = (type: string) => (editor: Editor, range: Range) => {
  askForValue(editor);
  editor
    .chain()
    .focus()
    .deleteRange(range)
    .insertContent({ type })
    .command(({ tr }) => {
      let at: number | undefined;
      tr.doc.nodesBetween(
        Math.max(0, range.from - 2),
        Math.min(tr.doc.content.size, range.from + 2),
        (node, pos) => {
          if (node.type.name === type && (at === undefined || pos <= range.from)) at = pos;
        },
      );
      if (at !== undefined) tr.setSelection(NodeSelection.create(tr.doc, at));
      return true;
    })
    .run();
};

export const slashItems: readonly SlashItem[] = [
  { title: 'Heading 1', words: 'title h1', run: block((chain) => chain.setNode('heading', { level: 1 })) },
  { title: 'Heading 2', words: 'section h2', run: block((chain) => chain.setNode('heading', { level: 2 })) },
  { title: 'Heading 3', words: 'h3', run: block((chain) => chain.setNode('heading', { level: 3 })) },
  { title: 'Text', words: 'paragraph plain', run: block((chain) => chain.setNode('paragraph')) },
  { title: 'Bulleted list', words: 'dots unordered', run: block((chain) => chain.toggleBulletList()) },
  { title: 'Numbered list', words: 'ordered 1.', run: block((chain) => chain.toggleOrderedList()) },
  { title: 'Task list', words: 'todo checkbox', run: block((chain) => chain.toggleTaskList()) },
  { title: 'Quote', words: 'blockquote citation', run: block((chain) => chain.toggleBlockquote()) },
  {
    title: 'Note',
    words: 'callout info aside',
    run: block((chain) => chain.wrapIn('callout', { tone: 'note' })),
  },
  { title: 'Tip', words: 'callout hint', run: block((chain) => chain.wrapIn('callout', { tone: 'tip' })) },
  {
    title: 'Warning',
    words: 'callout careful',
    run: block((chain) => chain.wrapIn('callout', { tone: 'warning' })),
  },
  {
    title: 'Table',
    words: 'grid rows columns',
    run: block((chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true })),
  },
  { title: 'Code', words: 'program listing', run: block((chain) => chain.toggleCodeBlock()) },
  { title: 'Divider', words: 'line rule hr', run: block((chain) => chain.setHorizontalRule()) },
  {
    title: 'Formula',
    words: 'math equation latex block',
    run: atom('blockMath'),
  },
  {
    title: 'Inline formula',
    words: 'math inline equation latex',
    run: atom('inlineMath'),
  },
  {
    title: 'Footnote',
    words: 'note reference',
    run: atom('footnote'),
  },
];

export interface OpenSlash {
  props: SuggestionProps<SlashItem>;
  chosen: number;
}

/** What the menu shows; it listens here. */
export function createSlashState() {
  let open: OpenSlash | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => open,
    set(next: OpenSlash | undefined) {
      open = next;
      for (const listen of listeners) listen();
    },
    subscribe(listen: () => void) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
export type SlashState = ReturnType<typeof createSlashState>;

const fitting = (query: string) =>
  slashItems
    .filter(({ title, words }) => `${title} ${words}`.toLowerCase().includes(query.toLowerCase()))
    .slice(0, 12);

export const slashMenu = (state: SlashState) =>
  Extension.create({
    name: 'slashMenu',
    addProseMirrorPlugins() {
      return [
        Suggestion<SlashItem>({
          editor: this.editor,
          char: '/',
          allow: ({ state: { doc }, range }) => doc.resolve(range.from).parent.type.name !== 'codeBlock',
          items: ({ query }) => fitting(query),
          command: ({ editor, range, props }) => props.run(editor, range),
          render: () => ({
            onStart: (props) => state.set({ props, chosen: 0 }),
            onUpdate: (props) => state.set({ props, chosen: 0 }),
            onExit: () => state.set(undefined),
            onKeyDown({ event }) {
              const open = state.get();
              const count = open?.props.items.length ?? 0;
              if (!open || count === 0) return false;
              if (event.key === 'Escape') {
                state.set(undefined);
                return true;
              }
              if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
                state.set({
                  ...open,
                  chosen: (open.chosen + (event.key === 'ArrowDown' ? 1 : count - 1)) % count,
                });
                return true;
              }
              if (event.key !== 'Enter' && event.key !== 'Tab') return false;
              open.props.command(open.props.items[open.chosen]!);
              return true;
            },
          }),
        }),
      ];
    },
  });
