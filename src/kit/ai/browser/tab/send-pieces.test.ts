import { expect, test } from 'vitest';
import { longestPiece, longestText } from '../protocol.ts';
import { sendPieces } from './send-pieces.ts';

async function sent(chunks: readonly string[]): Promise<string[]> {
  const pieces: string[] = [];
  await sendPieces(
    (async function* () {
      yield* chunks;
    })(),
    (text) => pieces.push(text),
  );
  return pieces;
}

test('a character that two chunks share arrives whole, and what cannot be sent is left out or replaced', async () => {
  const pieces = await sent(['a\ud83d', '\udc3c', '\0', 'b\ud83d']);
  expect(pieces.join('')).toBe('a🐼b\ufffd');
  expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
});

test('a long chunk goes in pieces, none too long and none with half of a character', async () => {
  const text = `x${'🐼'.repeat(longestPiece)}`;
  const pieces = await sent([text]);
  expect(pieces.join('')).toBe(text);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(longestPiece);
  expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
});

test('an answer without end stops at the bound', async () => {
  let asked = 0;
  const pieces: string[] = [];
  await sendPieces(
    (async function* () {
      for (;;) {
        asked += 1;
        yield 'x'.repeat(60_000);
      }
    })(),
    (text) => pieces.push(text),
  );
  expect(pieces.join('')).toHaveLength(longestText);
  expect(asked).toBe(2);
});

test('nothing at all is sent as nothing', async () => {
  expect(await sent([])).toEqual([]);
});
