/** Edits as suggestions, on the editor's own schema and state. */
import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DocNode } from '../document/content.ts';
import { plainTextOf } from '../document/plain.ts';
import { settled } from '../document/settled.ts';
import { documentExtensions } from '../extensions/all.ts';
import { asOwnWords, resigned } from './own-words.ts';
import { runsIn, settle } from './settle.ts';
import { suggested } from './suggested.ts';

const schema = getSchema(documentExtensions());
const start = (...paragraphs: string[]) =>
  EditorState.create({
    schema,
    doc: schema.node(
      'doc',
      null,
      paragraphs.map((text) => schema.node('paragraph', null, text ? [schema.text(text)] : [])),
    ),
  });

function writer(by = '') {
  const own = new Set<string>();
  let count = 0;
  return (state: EditorState, change: (tr: Transaction) => Transaction) => {
    const newId = () => {
      const id = `${by}${(count += 1)}`;
      own.add(id);
      return id;
    };
    const turned = suggested(change(state.tr), state, newId, (id) => own.has(id));
    expect(turned).toBeDefined();
    return state.apply(turned!);
  };
}

const json = (state: EditorState) => state.doc.toJSON() as DocNode;
const taken = (state: EditorState) =>
  state
    .apply(settle(state, null, true))
    .doc.textBetween(0, state.apply(settle(state, null, true)).doc.content.size, '|');
const refused = (state: EditorState) =>
  state
    .apply(settle(state, null, false))
    .doc.textBetween(0, state.apply(settle(state, null, false)).doc.content.size, '|');

test('typing, deleting and replacing lose nothing, and one word is one suggestion', () => {
  const write = writer();
  let state = start('We meet on Monday.');
  state = write(state, (tr) => tr.replaceWith(12, 18, schema.text('T')));
  state = write(state, (tr) => tr.insertText('uesday', state.selection.from));
  expect(runsIn(state.doc).map(({ is, text }) => `${is} ${text}`)).toEqual([
    'deletion Monday',
    'insertion Tuesday',
  ]);
  expect(new Set(runsIn(state.doc).map(({ id }) => id)).size).toBe(1);
  expect(taken(state)).toBe('We meet on Tuesday.');
  expect(refused(state)).toBe('We meet on Monday.');
});

test('what one suggested oneself is taken back by deleting it; what another suggested is struck out', () => {
  const [ana, ben] = [writer('a'), writer('b')];
  let state = ana(start('One.'), (tr) => tr.insertText(' Two.', 5));
  state = ana(state, (tr) => tr.delete(8, 10));
  expect(runsIn(state.doc)).toMatchObject([{ is: 'insertion', text: ' Tw' }]);
  state = ben(state, (tr) => tr.delete(2, 4));
  expect(refused(state)).toBe('One.');
  expect(taken(state)).toBe('O. Tw');
});

test('a new paragraph is a suggestion too: refused, both halves are one again', () => {
  const write = writer();
  const state = write(start('One line here.'), (tr) => tr.split(9));
  expect(state.doc.childCount).toBe(2);
  expect(refused(state)).toBe('One line here.');
  expect(taken(state)).toBe('One line| here.');
});

test('what one types within the suggestion of another is not theirs, and a copy of it is signed anew', () => {
  const insertion = schema.marks.insertion!.create({ id: 'hers' });
  const state = EditorState.create({
    schema,
    doc: schema.node('doc', null, [
      schema.node('paragraph', null, [
        schema.text('We '),
        schema.text('gladly', [insertion]),
        schema.text(' come.'),
      ]),
    ]),
  });
  const typed = state.tr.insertText('XY', 7);
  expect(typed.doc.nodeAt(7)!.marks).toHaveLength(1);
  asOwnWords(typed, () => false);
  expect(runsIn(typed.doc).map(({ text }) => text)).toEqual(['gla', 'dly']);
  expect(typed.doc.textContent).toBe('We glaXYdly come.');
  const own = state.tr.insertText('XY', 7);
  asOwnWords(own, (id) => id === 'hers');
  expect(runsIn(own.doc).map(({ text }) => text)).toEqual(['glaXYdly']);
  const copy = resigned(state.doc.slice(0, state.doc.content.size), (id) => `${id}-again`);
  expect(runsIn(schema.node('doc', null, copy.content))).toMatchObject([
    { id: 'hers-again', text: 'gladly' },
  ]);
});

test('one of several is taken, the others wait', () => {
  const write = writer();
  let state = write(start('a b c'), (tr) => tr.delete(1, 2));
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 6)));
  state = write(state, (tr) => tr.insertText('!', 6));
  const [first] = runsIn(state.doc);
  state = state.apply(settle(state, first!.id, true));
  expect(runsIn(state.doc)).toMatchObject([{ is: 'insertion', text: '!' }]);
});

test('whatever is suggested: refusing all gives the text as it was, and the page and the server settle alike', () => {
  const edit = fc.record({
    at: fc.nat(200),
    remove: fc.nat(12),
    text: fc.constantFrom('', 'x', 'new words', 'é👨‍👩‍👧'),
    splits: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      const before = start('The first paragraph.', 'And a second one, שלום.', 'Third.');
      const write = writer();
      let state = before;
      for (const { at, remove, text, splits } of edits) {
        const end = state.doc.content.size;
        const from = TextSelection.near(state.doc.resolve(Math.min(at % end, end - 1))).from;
        const to = Math.min(state.doc.resolve(from).end(), from + remove);
        state = write(state, (tr) =>
          splits && to === from
            ? tr.split(from)
            : text
              ? tr.replaceWith(from, to, schema.text(text))
              : tr.delete(from, to),
        );
      }
      const back = state.apply(settle(state, null, false));
      expect(back.doc.textContent).toBe(before.doc.textContent);
      expect(plainTextOf(settled(json(state), false)).replaceAll(/\s/g, '')).toBe(
        back.doc.textContent.replaceAll(/\s/g, ''),
      );
      const forward = state.apply(settle(state, null, true));
      expect(plainTextOf(settled(json(state), true)).replaceAll(/\s/g, '')).toBe(
        forward.doc.textContent.replaceAll(/\s/g, ''),
      );
    }),
  );
});
