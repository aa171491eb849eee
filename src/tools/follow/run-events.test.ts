import { expect, test } from 'vitest';
import { withEvent } from './run-events.ts';
import { begunRun as run } from '../run/run-view.testing.ts';

test('events of a stream put a run together', () => {
  const events = [
    { type: 'state', state: 'running', step: 'Reading', progress: 0.5, engines: [], error: null },
    { type: 'output', position: '1;text=3', whole: false, texts: { text: 'One' } },
    { type: 'output', position: '2;text=7', whole: false, texts: { text: ' two' }, data: { sources: [] } },
    { type: 'state', state: 'done', step: null, progress: null, engines: [], error: null },
  ] as const;
  const ended = events.reduce((known, event) => withEvent(known, structuredClone(event) as never), run);
  expect(ended).toMatchObject({
    state: 'done',
    step: null,
    output: { texts: { text: 'One two' }, data: { sources: [] } },
    position: '2;text=7',
  });
  expect(ended).not.toHaveProperty('type');
  const replaced = {
    type: 'output',
    position: '3;text=3',
    whole: true,
    texts: { text: 'New' },
    data: null,
  } as const;
  expect(withEvent(ended, replaced).output).toEqual({ texts: { text: 'New' }, data: null });
});
