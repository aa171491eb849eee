/** Sends an answer in pieces that a socket takes: not too many a second, none too long, never half of a character. */
import { createAllowance } from '#kit/realtime/allowance.ts';
import { longestPiece, longestText } from '../protocol.ts';

const gatherFor = 150;
/** The server closes sockets that send more than ten messages a second for long. */
const atOnce = 40;
const perSecond = 6;
const allowance = createAllowance(atOnce, perSecond);

/** Ends when all is sent. Text beyond the bound is not asked for any more. */
export async function sendPieces(pieces: AsyncIterable<string>, send: (text: string) => void): Promise<void> {
  let unsent = '';
  let length = 0;
  let sentAt = 0;

  async function flush(isLast: boolean) {
    // A chunk may end in the middle of a character.
    const cut = !isLast && /[\ud800-\udbff]$/.test(unsent) ? unsent.length - 1 : unsent.length;
    const whole = unsent.slice(0, cut).replaceAll('\0', '').toWellFormed();
    unsent = unsent.slice(cut);
    for (const piece of piecesOf(whole)) {
      while (!allowance.take()) await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
      send(piece);
    }
    sentAt = performance.now();
  }

  for await (const piece of pieces) {
    unsent += piece.slice(0, longestText - length);
    length += piece.length;
    // By the clock and not by a timer: those of hidden tabs are slowed down.
    if (performance.now() - sentAt >= gatherFor || unsent.length >= longestPiece) await flush(false);
    if (length >= longestText) break;
  }
  await flush(true);
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    const end = at + longestPiece;
    const next = /[\ud800-\udbff]/.test(text[end - 1] ?? '') ? end - 1 : end;
    yield text.slice(at, next);
    at = next;
  }
}
