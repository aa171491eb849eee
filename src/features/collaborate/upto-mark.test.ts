import { expect, test } from 'vitest';
import type { Update } from '#tools/define/define-run.server.ts';
import { uptoMark } from './upto-mark.server.ts';

async function* writing(parts: string[]): AsyncGenerator<Update, string, undefined> {
  for (const append of parts) yield { append, to: 'revise-1' };
  return 'end';
}

async function all(parts: string[]) {
  const generator = uptoMark(writing(parts), '==MARK==');
  let sent = '';
  for (;;) {
    const { done, value } = await generator.next();
    if (done) return { sent, ...value };
    sent += 'append' in value ? value.append : '';
  }
}

test('text after the mark is left out wherever the stream is cut', async () => {
  const whole = 'A document.\n==MARK==\n1: taken';
  for (const parts of [[whole], [...whole], ['A docu', 'ment.\n==MA', 'RK==\n1: ', 'taken']])
    expect(await all(parts)).toEqual({
      sent: 'A document.\n',
      text: 'A document.\n',
      after: '\n1: taken',
      result: 'end',
    });
});

test('without a mark all of it is the document', async () => {
  expect(await all(['Some ==MA', ' text'])).toMatchObject({
    sent: 'Some ==MA text',
    text: 'Some ==MA text',
    after: '',
  });
});
