/** CodeMirror as this product shows it. Loaded only where a project is open. */
import { indentWithTab } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { markdown } from '@codemirror/lang-markdown';
import { python } from '@codemirror/lang-python';
import { HighlightStyle, syntaxHighlighting, type LanguageSupport } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup } from 'codemirror';
import { endingOf } from '#tools/kinds/project.ts';

const script = (jsx: boolean, typescript: boolean) => () => javascript({ jsx, typescript });

const languages: Readonly<Record<string, () => LanguageSupport>> = {
  ts: script(false, true),
  mts: script(false, true),
  tsx: script(true, true),
  js: script(true, false),
  mjs: script(true, false),
  jsx: script(true, false),
  html,
  svg: html,
  css,
  json,
  md: markdown,
  py: python,
};

const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--surface)', fontSize: '0.875rem' },
  '.cm-scroller': { fontFamily: 'var(--font-mono, monospace)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--sunken)', color: 'var(--muted)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in oklab, var(--sunken) 60%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--line)', color: 'var(--ink)' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--sky)',
  },
  '.cm-panels': { backgroundColor: 'var(--sunken)', color: 'var(--ink)' },
  '.cm-tooltip': { backgroundColor: 'var(--surface)', color: 'var(--ink)', border: '1px solid var(--line)' },
});

const colours = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.typeName, tags.tagName, tags.heading],
    color: 'var(--bamboo-deep)',
    fontWeight: '600',
  },
  { tag: [tags.string, tags.number, tags.bool, tags.null, tags.regexp], color: 'var(--danger)' },
  {
    tag: [tags.function(tags.variableName), tags.attributeName, tags.propertyName, tags.className],
    color: 'var(--bamboo)',
  },
  { tag: [tags.comment, tags.meta], color: 'var(--muted)', fontStyle: 'italic' },
]);

/** Beyond this, colours cost more than they help. */
const longestColoured = 300_000;

interface EditorOptions {
  path: string;
  text: string;
  isReadOnly: boolean;
  /** Of the page, for the styles that the editor adds. */
  nonce: string;
  onChange: (text: string) => void;
}

export function editorState({ path, text, isReadOnly, nonce, onChange }: EditorOptions): EditorState {
  const language = text.length > longestColoured ? undefined : languages[endingOf(path)];
  const extensions: Extension[] = [
    EditorView.cspNonce.of(nonce),
    basicSetup,
    keymap.of([indentWithTab]),
    look,
    syntaxHighlighting(colours),
    EditorView.contentAttributes.of({ 'aria-label': path, tabindex: '0' }),
    EditorState.readOnly.of(isReadOnly),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange(state.doc.toString());
    }),
    ...(language ? [language()] : []),
  ];
  return EditorState.create({ doc: text, extensions });
}

/** The text in place of what is there, with the cursor where it was. */
export function replaceText(view: EditorView, text: string) {
  const was = view.state.doc.toString();
  if (was === text) return;
  let from = 0;
  while (from < Math.min(was.length, text.length) && was[from] === text[from]) from += 1;
  let end = 0;
  while (end < Math.min(was.length, text.length) - from && was.at(-1 - end) === text.at(-1 - end)) end += 1;
  view.dispatch({ changes: { from, to: was.length - end, insert: text.slice(from, text.length - end) } });
}

export function showLine(view: EditorView, line: number) {
  const { from } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
  view.focus();
}
