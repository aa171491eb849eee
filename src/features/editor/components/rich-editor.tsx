/** The editor itself: toolbar above, text, and what stands beside it. */
import { DragHandle } from '@tiptap/extension-drag-handle-react';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Doc } from 'yjs';
import { cn } from '#kit/ui/cn.ts';
import { useRemembered } from '#tools/page/use-remembered.ts';
import type { DocNode } from '../document/content.ts';
import { documentExtensions } from '../extensions/all.ts';
import { CodeColours } from '../extensions/code-colours.ts';
import { Drawings } from '../extensions/decorated.ts';
import { StillMouse } from '../extensions/still-mouse.ts';
import { createSlashState, slashMenu } from '../extensions/slash.ts';
import { forgetSettled, type NoteStore } from '../notes.ts';
import { Suggesting } from '../suggest/extension.ts';
import { PastedPictures } from '../pictures.ts';
import { usePolish } from '../check/use-polish.ts';
import { EditorContext } from './editor-context.ts';
import { FindBar } from './find-bar.tsx';
import { PassageBar } from './passage-bar.tsx';
import { SidePanel } from './side-panel.tsx';
import { SlashMenu } from './slash-menu.tsx';
import { StatusLine } from './status-line.tsx';
import { Toolbar } from './toolbar.tsx';
import { useMe } from './use-me.ts';
import '../editor.css';

interface RichEditorProps {
  /** What it begins with, for whoever writes alone. */
  first?: DocNode | undefined;
  shared?: Doc | undefined;
  notes: NoteStore;
  isReadOnly: boolean;
  /** Some time after the last change, and before the page goes. */
  onChange?: (() => void) | undefined;
  onReady?: ((editor: Editor) => void) | undefined;
  status?: ReactNode;
}

/** Whoever types fast is not kept waiting for what follows from it. */
const changeDelay = 400;
const attributes = {
  'aria-label': 'Document',
  'aria-multiline': 'true',
  role: 'textbox',
  class: 'document',
  dir: 'auto',
};

export function RichEditor({ first, shared, notes, isReadOnly, onChange, onReady, status }: RichEditorProps) {
  const me = useMe();
  const frame = useRef<HTMLDivElement>(null);
  const [isSuggesting, setSuggesting] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [unchecked, setUnchecked] = useRemembered('editor-unchecked');
  const isChecked = unchecked === null;
  const [slash] = useState(createSlashState);
  const [extensions] = useState(() => [
    ...documentExtensions({ shared }),
    Drawings,
    CodeColours,
    StillMouse,
    PastedPictures,
    slashMenu(slash),
    Suggesting.configure({ notes }),
  ]);
  const editor = useEditor({
    extensions,
    ...(first && !shared ? { content: first } : {}),
    editable: !isReadOnly,
    injectCSS: false,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: { attributes },
  });
  useEffect(() => {
    if (editor) Object.assign(editor.storage.suggesting, { isOn: isSuggesting, by: me });
  }, [editor, isSuggesting, me]);
  usePolish(editor, isChecked && !isReadOnly);
  const ready = useEffectEvent((one: Editor) => onReady?.(one));
  /** Suggestions that were taken or refused leave their note, for undo; not for ever. */
  const tidy = useEffectEvent((one: Editor) => {
    if (!isReadOnly) forgetSettled(one.state.doc, notes);
  });
  const changed = useEffectEvent(() => onChange?.());

  useEffect(() => {
    if (!editor) return;
    ready(editor);
    tidy(editor);
    let pending: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (pending === undefined) return;
      clearTimeout(pending);
      pending = undefined;
      changed();
    };
    const hear = () => {
      clearTimeout(pending);
      pending = setTimeout(flush, changeDelay);
    };
    editor.on('update', hear);
    editor.on('blur', flush);
    addEventListener('pagehide', flush);
    return () => {
      flush();
      editor.off('update', hear);
      editor.off('blur', flush);
      removeEventListener('pagehide', flush);
    };
  }, [editor]);
  useEffect(() => editor?.setEditable(!isReadOnly, false), [editor, isReadOnly]);
  useEffect(() => {
    const within = (event: KeyboardEvent) => {
      if (!frame.current?.contains(event.target as Node | null)) return;
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'f') {
        event.preventDefault();
        setFinding(true);
      }
      if (event.key === 'Escape') {
        setFinding(false);
        setFocused(false);
      }
    };
    addEventListener('keydown', within);
    return () => removeEventListener('keydown', within);
  }, []);

  const context = useMemo(
    () => (editor ? { editor, notes, me, isReadOnly } : null),
    [editor, notes, me, isReadOnly],
  );
  if (!context || !editor) return <div aria-busy className="min-h-96 rounded-card bg-sunken" />;
  return (
    <EditorContext value={context}>
      <div
        ref={frame}
        className={cn('rich-editor grid grid-cols-[minmax(0,1fr)] gap-4', isFocused && 'is-focused')}
      >
        {!isReadOnly && (
          <Toolbar
            isSuggesting={isSuggesting}
            onSuggesting={setSuggesting}
            isFocused={isFocused}
            onFocused={setFocused}
            isChecked={isChecked}
            onChecked={(on) => setUnchecked(on ? null : 'yes')}
            onFind={() => setFinding(true)}
          />
        )}
        {isFinding && <FindBar onClose={() => setFinding(false)} />}
        <div
          className={cn(
            'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
            !isFocused && 'xl:grid-cols-[minmax(0,1fr)_18rem]',
          )}
        >
          <div className="relative min-w-0">
            {!isReadOnly && (
              <DragHandle editor={editor} className="drag-handle">
                <GripVertical aria-hidden className="size-4" />
              </DragHandle>
            )}
            <EditorContent editor={editor} />
            <SlashMenu state={slash} />
          </div>
          {!isFocused && <SidePanel />}
        </div>
        {!isReadOnly && <PassageBar isSuggesting={isSuggesting} />}
        <StatusLine status={status} />
      </div>
    </EditorContext>
  );
}
