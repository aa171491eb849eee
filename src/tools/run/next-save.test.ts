import { expect, test } from 'vitest';
import { applyChange, emptyOutput, type Output } from '../define/output.ts';
import { notBegun, withUpdate, type LiveState } from './live-state.server.ts';
import { nextSave, type Saved } from './next-save.server.ts';

const anything = { schema: { parse: (value: unknown) => value } } as Parameters<typeof withUpdate>[2];

/** Saves after each update, as the database would see it. */
function saveAll(updates: Parameters<typeof withUpdate>[1][]) {
  let state: LiveState = notBegun;
  let saved: Saved = { state: undefined, parts: 0, size: 0, at: 0 };
  let kept: Output = emptyOutput;
  let bytes = 0;
  for (const update of updates) {
    state = withUpdate(state, update, anything);
    const next = nextSave(saved, state, 0);
    const { output, part } = next.write;
    bytes += JSON.stringify(next.write).length;
    if (output) kept = output;
    if (part) kept = applyChange(kept, { whole: false, ...part.change });
    saved = next.saved;
  }
  return { kept, bytes, state, saved };
}

test('what is written grows with the text, not with its square', () => {
  const page = { append: 'A page of a book that grows and grows. '.repeat(50) };
  const [short, long] = [100, 400].map((pages) => saveAll(Array.from({ length: pages }, () => page)));
  expect(long!.kept).toEqual(long!.state.output);
  expect(long!.bytes).toBeLessThan(long!.kept.texts.text!.length * 1.2);
  expect(long!.bytes / short!.bytes).toBeLessThan(4.2);
});

test('what is written of a list grows with its rows, not with their square', () => {
  const rows = (count: number) =>
    saveAll([
      { data: { rows: [] } },
      ...Array.from({ length: count }, (_, row) => ({
        add: { name: `Row ${row}`, cells: ['x'.repeat(80)] },
        to: 'rows',
      })),
    ]);
  const [few, many] = [rows(250), rows(1000)];
  expect(many.kept).toEqual(many.state.output);
  expect(many.bytes).toBeLessThan(JSON.stringify(many.kept).length * 2.5);
  expect(many.bytes / few.bytes).toBeLessThan(4.2);
});

test('a small result is written whole each time, and so is one that was replaced', () => {
  expect(saveAll([{ append: 'Hello' }, { append: ' you' }]).saved.parts).toBe(0);
  const long = 'x'.repeat(9_000);
  const replaced = saveAll([{ append: long }, { append: 'y' }, { text: `z${long}` }]);
  expect(replaced.saved.parts).toBe(0);
  expect(replaced.kept.texts.text).toBe(`z${long}`);
});

test('a structure that changes beside a long text is a part too, and half a sign waits for the other half', () => {
  const long = 'x'.repeat(9_000);
  const updates = [{ append: long }, { data: { pages: 1 } }, { append: '\ud83d' }, { append: '\udc3c' }];
  const halved = saveAll(updates.slice(0, 3));
  expect(halved.kept).toEqual({ texts: { text: long }, data: { pages: 1 } });
  const { kept, saved, bytes } = saveAll(updates);
  expect(kept).toEqual({ texts: { text: `${long}🐼` }, data: { pages: 1 } });
  expect(saved.parts).toBe(2);
  expect(bytes).toBeLessThan(9_300);
});
