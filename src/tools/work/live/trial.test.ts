/** The document on which edits are tried: as full as the one beside it, and read whole only where it might be too full. */
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { openTrial } from './trial.server.ts';

const edit = (from: Y.Doc, change: (text: Y.Text) => void) => {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(from));
  const before = Y.encodeStateVector(copy);
  change(copy.getText('text'));
  return Y.encodeStateAsUpdate(copy, before);
};

test('an edit is tried without the document, and what comes to the document is there too', () => {
  const document = new Y.Doc();
  document.getText('text').insert(0, 'Hello.');
  const trial = openTrial(document);
  const update = edit(document, (text) => text.insert(0, 'Ada: '));
  expect([trial.apply(update), trial.apply(update)]).toEqual([true, false]);
  expect([`${trial.doc.getText('text')}`, `${document.getText('text')}`]).toEqual(['Ada: Hello.', 'Hello.']);
  Y.applyUpdate(
    document,
    edit(document, (text) => text.insert(6, ' Ben.')),
  );
  expect(`${trial.doc.getText('text')}`).toBe('Ada: Hello. Ben.');
  trial.close();
  document.getText('text').insert(0, 'Later. ');
  expect(`${trial.doc.getText('text')}`).not.toContain('Later');
});

test('it is written whole once when it is opened, and again only where the sum of edits is too much', () => {
  const document = new Y.Doc();
  document.getText('text').insert(0, 'x'.repeat(1000));
  const trial = openTrial(document);
  const first = trial.bytes;
  // Written and taken out again, little is left of it.
  trial.doc.getText('text').insert(0, 'y'.repeat(500));
  trial.doc.getText('text').delete(0, 500);
  for (let time = 0; time < 10; time += 1) {
    const update = edit(trial.doc, (text) => text.insert(0, 'z'));
    expect(trial.hasRoom(update.byteLength, first + 2000)).toBe(true);
    trial.apply(update);
  }
  const summed = trial.bytes;
  expect(trial.hasRoom(1, summed)).toBe(true);
  expect(trial.bytes).toBeLessThan(summed);
  expect(trial.hasRoom(summed, summed)).toBe(false);
});
