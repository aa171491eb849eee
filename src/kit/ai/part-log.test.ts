import { expect, test } from 'vitest';
import { mergeText, type Part } from './messages.ts';
import { createPartLog } from './part-log.ts';

const text = (words: string): Part => ({ type: 'text', text: words });

test('every reader gets everything, also one that comes late', async () => {
  const log = createPartLog<Part>(() => undefined);
  const early = Array.fromAsync(log);
  log.push(text('a'));
  log.push(text('b'));
  log.end();
  expect(await early).toEqual([text('a'), text('b')]);
  expect(await Array.fromAsync(log)).toEqual([text('a'), text('b')]);
});

test('what gathers while a reader is busy comes as one longer piece', async () => {
  const log = createPartLog<Part>(mergeText);
  for (const part of [text('a'), text('b'), { type: 'source', title: 's' } as Part, text('c')])
    log.push(part);
  log.end();
  expect(await Array.fromAsync(log)).toEqual([text('ab'), { type: 'source', title: 's' }, text('c')]);
});
