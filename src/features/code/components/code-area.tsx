import { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { editorState, replaceText, showLine } from './code-mirror.ts';

interface CodeAreaProps {
  path: string;
  text: string;
  /** The line to go to; each object is one wish. */
  line: { number: number } | null;
  /** Null while it can only be read. */
  onChange: ((text: string) => void) | null;
}

/** The editor of one file; another file is another one (`key`). */
export default function CodeArea({ path, text, line, onChange }: CodeAreaProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const isReadOnly = onChange === null;
  const change = useEffectEvent((next: string) => {
    if (next !== text) onChange?.(next);
  });
  const open = useEffectEvent((parent: HTMLElement) => {
    const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    return new EditorView({
      parent,
      state: editorState({ path, text, isReadOnly, nonce, onChange: change }),
    });
  });
  useEffect(() => {
    const opened = open(place.current!);
    view.current = opened;
    return () => opened.destroy();
  }, []);
  // Someone else may have changed it, or an earlier version was restored. At once: later it would undo what was typed meanwhile.
  useLayoutEffect(() => {
    if (view.current) replaceText(view.current, text);
  }, [text]);
  useEffect(() => {
    if (line) showLine(view.current!, line.number);
  }, [line]);
  return <div ref={place} className="h-full min-h-0 overflow-hidden" />;
}
