import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Below this the packaging weighs more than it saves. */
const worthIt = 1024;
/** The first steps bring most of it; the last ones cost more time than the bytes would take to travel. */
const quick = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

export interface Packed {
  body: string | Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** A text as small as the browser can take it. The work is done beside the event loop. */
export async function pack(text: string, acceptEncoding: string | null): Promise<Packed> {
  const vary = { vary: 'accept-encoding' };
  if (text.length < worthIt) return { body: text, headers: {} };
  if (/\bbr\b/.test(acceptEncoding ?? ''))
    return { body: await brotli(text, quick), headers: { ...vary, 'content-encoding': 'br' } };
  if (/\bgzip\b/.test(acceptEncoding ?? ''))
    return { body: await gzip(text, { level: 4 }), headers: { ...vary, 'content-encoding': 'gzip' } };
  return { body: text, headers: vary };
}
