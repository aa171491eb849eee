/**
 * Underlines mistakes in the whole text: piece by piece, beginning where one is, once typing pauses. A block that was read is not read
 * again until it changes, so a pause costs one question at most and none where nothing changed.
 */
import type { Node } from '@tiptap/pm/model';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { obeys, type EditKind, type TaughtRule } from '#bamboo/polish-edit.ts';
import { listTaughtRules } from '#features/email/contract.ts';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { checkPassage, longestChecked, type Finding } from '../contract.ts';
import { setDrawn } from '../extensions/decorated.ts';
import { blocksOf, findingsByBlock, nextPiece, textOf, underlinesOf } from './pieces.ts';

const pause = 700;
/** Between two pieces of what was there before, so that a book asks for no more than its share. */
const breath = 900;
const retry = 15_000;

export function usePolish(editor: Editor | null, isOn: boolean) {
  const { data } = useQuery({ ...query(listTaughtRules), enabled: isOn });
  const rules = useRef<readonly TaughtRule[]>([]);
  const seen = useRef(new WeakMap<Node, Finding[]>());

  useEffect(() => {
    rules.current = (data?.items ?? []).map(({ is, words, now }) => ({ is, words, now: now || null }));
    // What was taught meanwhile goes from what is underlined, too.
    if (editor && !editor.isDestroyed && isOn) redraw(editor, seen.current, rules.current);
  }, [data, editor, isOn]);

  useEffect(() => {
    if (!editor || !isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    let isAsking = false;
    const soon = (wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void check(), wait);
    };

    async function check() {
      if (!editor || editor.isDestroyed || isAsking) return;
      const { doc, selection } = editor.state;
      const piece = nextPiece(
        blocksOf(doc),
        selection.from,
        (node) => seen.current.has(node),
        longestChecked,
      );
      if (piece.length === 0) return;
      isAsking = true;
      const answer = await call(checkPassage, { body: { text: textOf(piece, longestChecked) } }).catch(
        () => undefined,
      ); // no connection: asked again later
      isAsking = false;
      if (editor.isDestroyed || !isOn) return;
      if (!answer) return soon(retry);
      const found = findingsByBlock(piece, answer.items);
      for (const [at, { node }] of piece.entries()) seen.current.set(node, found[at]!);
      mark(editor, new Set(piece.map(({ node }) => node)), seen.current, rules.current);
      soon(breath);
    }

    const hear = () => soon(pause);
    redraw(editor, seen.current, rules.current);
    hear();
    editor.on('update', hear);
    return () => {
      clearTimeout(timer);
      editor.off('update', hear);
      if (!editor.isDestroyed) editor.view.dispatch(setDrawn(editor.state.tr, { unmark: 'all' }));
    };
  }, [editor, isOn]);
}

/** Of these blocks, where they still stand: what was typed meanwhile is another block, and read with the next pause. */
function mark(
  editor: Editor,
  nodes: ReadonlySet<Node>,
  seen: WeakMap<Node, Finding[]>,
  rules: readonly TaughtRule[],
) {
  const there = blocksOf(editor.state.doc).filter(({ node }) => nodes.has(node));
  editor.view.dispatch(
    setDrawn(editor.state.tr, {
      unmark: there.map(({ node, pos }) => ({ from: pos, to: pos + node.nodeSize })),
      mark: there.flatMap(({ node, pos }) => underlinesOf(pos, wanted(node, seen, rules))),
    }),
  );
}

function redraw(editor: Editor, seen: WeakMap<Node, Finding[]>, rules: readonly TaughtRule[]) {
  const known = blocksOf(editor.state.doc).filter(({ node }) => seen.has(node));
  if (known.length === 0) return;
  editor.view.dispatch(
    setDrawn(editor.state.tr, {
      unmark: 'all',
      mark: known.flatMap(({ node, pos }) => underlinesOf(pos, wanted(node, seen, rules))),
    }),
  );
}

const wanted = (node: Node, seen: WeakMap<Node, Finding[]>, rules: readonly TaughtRule[]) =>
  (seen.get(node) ?? []).filter(({ start, end, now, kind }) =>
    obeys({ was: node.textBetween(start, end, undefined, '\uFFFC'), now, kind: kind as EditKind }, rules),
  );
