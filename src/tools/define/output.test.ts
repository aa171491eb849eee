import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textResults } from '../kinds/text.server.ts';
import { notBegun, withUpdate, type LiveState } from '../run/live-state.server.ts';
import { applyChange, changeBetween, emptyOutput, nothingYet, positionOf, seenAt } from './output.ts';
import type { Update } from './define-run.server.ts';

const name = fc.constantFrom('text', 'gpt/5', 'a,b;c=d&e');
const update: fc.Arbitrary<Update> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ append: fc.string(), to: name }) },
  fc.record({ text: fc.string(), to: name }),
  fc.record({ data: fc.record({ sources: fc.array(fc.record({ title: fc.string() }), { maxLength: 2 }) }) }),
  fc.record({ add: fc.record({ title: fc.string() }), to: fc.constant('sources') }),
);

/** Beginning with a structure, so that something can be added to it. */
function statesOf(updates: readonly Update[]): LiveState[] {
  const states = [notBegun];
  for (const one of [{ data: { sources: [] } }, ...updates])
    states.push(withUpdate(states.at(-1)!, one, textResults));
  return states;
}

test('whoever reads at any pace, from the beginning or from a position, ends with the same', () => {
  fc.assert(
    fc.property(fc.array(update, { maxLength: 20 }), fc.infiniteStream(fc.nat(3)), (updates, skips) => {
      const states = statesOf(updates);
      let output = emptyOutput;
      let seen = nothingYet;
      for (let at = 0; at < states.length; at += 1 + skips.next().value!) {
        const now = at + 4 > states.length ? states.at(-1)! : states[at]!;
        const change = changeBetween(seen, now);
        if (change) output = applyChange(output, change);
        expect(output).toEqual(now.output);
        // Hangs up and comes back with nothing but the position.
        seen = seenAt(positionOf(now), now)!;
        expect(seen.output).toEqual(now.output);
      }
    }),
  );
});

test('a position of long ago gets what is missing, or all where it was replaced', () => {
  fc.assert(
    fc.property(fc.array(update, { maxLength: 20 }), fc.nat(20), (updates, at) => {
      const states = statesOf(updates);
      const old = states[Math.min(at, states.length - 1)]!;
      const now = states.at(-1)!;
      const seen = seenAt(positionOf(old), now);
      const change = changeBetween(seen, now);
      expect(change ? applyChange(old.output, change) : old.output).toEqual(now.output);
    }),
  );
});

test('nothing new is nothing to tell', () => {
  const state = withUpdate(notBegun, { append: 'a' }, textResults);
  expect(changeBetween(state, state)).toBeUndefined();
  expect(changeBetween(nothingYet, notBegun)).toBeUndefined();
});

test('a reader of an earlier revision gets all of it, and appends nothing to what it has', () => {
  const states = statesOf([{ append: 'Hello', to: 'text' }, { data: { sources: [{ title: 'One' }] } }]);
  const [old, now] = states.slice(-2) as [LiveState, LiveState];
  const change = changeBetween(seenAt(positionOf(old), now), now)!;
  expect(change.whole).toBe(true);
  expect(applyChange(old.output, change)).toEqual(now.output);
});

/** Of all that a reader gets who follows a list as it grows, beside what the list is at the end. */
function bytesSent(rows: number) {
  let [state] = statesOf([]).slice(-1) as [LiveState];
  let sent = 0;
  for (let row = 0; row < rows; row++) {
    const before = state;
    state = withUpdate(state, { add: { title: `Row ${row}` }, to: 'sources' }, textResults);
    sent += JSON.stringify(changeBetween(before, state)).length;
  }
  return { sent, whole: JSON.stringify(state.output).length };
}

test('a list that grows is sent item by item: a thousand rows take four times as much as 250', () => {
  const [few, many] = [bytesSent(250), bytesSent(1000)];
  expect(many.sent / few.sent).toBeLessThan(4.1);
  expect(many.sent).toBeLessThan(many.whole * 6);
});

test('a position that nobody was given is no position', () => {
  const state = withUpdate(notBegun, { append: 'hello' }, textResults);
  for (const lengths of ['constructor=0', 'toString=1', '__proto__=0', 'text=-2', 'text=9', 'text=x'])
    expect(seenAt(`${state.revision};${lengths}`, state), lengths).toBeUndefined();
});
