import { expect, test } from 'vitest';
import { readMessage } from './messages.ts';
import { initialPreview, reducePreview, type PreviewAction } from './preview-state.ts';

const after = (...actions: PreviewAction[]) => actions.reduce(reducePreview, initialPreview(true));
const built: PreviewAction = {
  is: 'built',
  bundled: { isReady: true, html: '<p>', scripts: [], problems: [] },
};
const log = (text: string): PreviewAction => ({ is: 'reported', message: { is: 'log', level: 'log', text } });

test('what the preview says is taken only in its own shapes, and cut', () => {
  expect(readMessage({ is: 'log', level: 'log', text: 'x'.repeat(9_000) })).toMatchObject({
    text: 'x'.repeat(4_000),
  });
  for (const data of [
    null,
    'log',
    { is: 'log', level: 'html', text: '' },
    { is: 'error' },
    { is: 'stored', entries: { a: 1 } },
  ])
    expect(readMessage(data), JSON.stringify(data)).toBeUndefined();
  expect(readMessage({ is: 'stored', entries: { a: 'x'.repeat(300_000) } })).toBeUndefined();
});

test('what ran goes on while the code has a mistake, and a new build begins with an empty console', () => {
  const broken = after(built, log('a'), {
    is: 'built',
    bundled: { isReady: false, problems: [{ text: 'x', path: null, line: null }] },
  });
  expect(broken).toMatchObject({ page: { number: 1 }, problems: [{ text: 'x' }] });
  expect(reducePreview(broken, built)).toMatchObject({ page: { number: 2 }, problems: [], entries: [] });
});

test('a flood of messages is counted and bounded', () => {
  expect(after(built, log('a'), log('a'), log('b')).entries).toMatchObject([
    { text: 'a', times: 2 },
    { text: 'b' },
  ]);
  const flood = Array.from({ length: 500 }, (_, at) => log(String(at)));
  expect(after(built, ...flood).entries).toHaveLength(200);
});

test('what was stopped stays stopped until someone runs it again', () => {
  const stopped = after(built, { is: 'silent' }, built);
  expect(stopped).toMatchObject({ page: null, isStopped: true, wasSilent: true });
  expect(reducePreview(stopped, { is: 'restart' })).toMatchObject({ isStopped: false, restarts: 1 });
  expect(reducePreview(initialPreview(false), built).page).toBeNull();
});
