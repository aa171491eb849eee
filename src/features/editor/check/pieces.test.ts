/** A text in pieces for the checker: all of it is read, each block once, and findings stand where the words are. */
import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { documentExtensions } from '../extensions/all.ts';
import { Drawings, setDrawn, underlinedAt } from '../extensions/decorated.ts';
import { blocksOf, findingsByBlock, nextPiece, textOf, underlinesOf } from './pieces.ts';

const schema = getSchema(documentExtensions());
const paragraph = (...content: Node[]) => schema.node('paragraph', null, content);
const words = (text: string, ...marks: string[]) =>
  schema.text(
    text,
    marks.map((name) => schema.marks[name]!.create()),
  );
const finding = (start: number, end: number) => ({
  start,
  end,
  now: 'x',
  why: 'Why.',
  kind: 'spelling' as const,
});

test('every block of a long text is read once, beginning where one is', () => {
  const doc = schema.node(
    'doc',
    null,
    Array.from({ length: 400 }, (_, at) => paragraph(words(`Paragraph ${at} has some words in it.`))),
  );
  const blocks = blocksOf(doc);
  const seen = new Set<Node>();
  const order: string[] = [];
  for (let questions = 0; ; questions += 1) {
    const piece = nextPiece(blocks, blocks[200]!.pos + 3, (node) => seen.has(node), 2000);
    if (piece.length === 0) break;
    expect(questions).toBeLessThan(12);
    expect(textOf(piece, 2000).length).toBeLessThanOrEqual(2000);
    for (const { node } of piece) {
      expect(seen.has(node)).toBe(false);
      seen.add(node);
      order.push(node.textContent);
    }
  }
  expect(order).toHaveLength(400);
  expect(order[0]).toContain('Paragraph 200 ');
});

test('findings stand at their words, past what is struck out and past other blocks', () => {
  const doc = schema.node('doc', null, [
    paragraph(words('First '), words('gone ', 'deletion'), words('teh end.')),
    schema.node('codeBlock', null, [schema.text('teh code')]),
    paragraph(words('Here is '), words('teh', 'code'), words(' recieve.')),
  ]);
  const piece = nextPiece(blocksOf(doc), 0, () => false, 9000);
  const text = textOf(piece, 9000);
  expect(text).toBe('First teh end.\n\nHere is \uFFFC\uFFFC\uFFFC recieve.');
  const at = (word: string) => finding(text.indexOf(word), text.indexOf(word) + word.length);
  const found = findingsByBlock(piece, [at('teh'), at('recieve'), at('First teh'), at('end.\n\nHere')]);
  const places = piece.flatMap(({ pos }, block) => underlinesOf(pos, found[block]!));
  expect(places.map(({ from, to }) => doc.textBetween(from, to))).toEqual(['teh', 'recieve']);
});

test('underlines move with the text, and those of a block are replaced alone', () => {
  const [extension] = [Drawings];
  const plugins = extension.config.addProseMirrorPlugins!.call({} as never);
  let state = EditorState.create({
    schema,
    plugins,
    doc: schema.node('doc', null, [paragraph(words('teh one')), paragraph(words('teh two'))]),
  });
  const mark = (from: number) => ({ from, to: from + 3, now: 'the', why: 'w', kind: 'spelling' });
  state = state.apply(setDrawn(state.tr, { mark: [mark(1), mark(10)] }));
  state = state.apply(state.tr.insertText('Oh, ', 1));
  expect([underlinedAt(state, 6)?.from, underlinedAt(state, 15)?.from]).toEqual([5, 14]);
  state = state.apply(setDrawn(state.tr, { unmark: [{ from: 0, to: 12 }] }));
  expect(underlinedAt(state, 6)).toBeUndefined();
  expect(underlinedAt(state, 15)).toMatchObject({ from: 14, to: 17, now: 'the' });
});
