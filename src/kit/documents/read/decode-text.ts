/** Bytes as text: by their mark, else UTF-8 where they are that, else what old programs wrote. */
import { ReadFailure } from './failure.ts';

export function decodeText(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (bytes.includes(0)) throw new ReadFailure('unsupported');
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
