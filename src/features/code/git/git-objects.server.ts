/** Objects of git as a pack holds them: what they are called, and how they are written. */
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

type ObjectType = 'commit' | 'tree' | 'blob';

export interface GitObject {
  type: ObjectType;
  body: Buffer;
  /** The name that others use for it: 40 hexadecimal digits. */
  hash: string;
}

export function gitObject(type: ObjectType, content: Uint8Array | string): GitObject {
  const body = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content);
  const hash = createHash('sha1').update(`${type} ${body.length}\0`).update(body).digest('hex');
  return { type, body, hash };
}

const typeNumber: Record<ObjectType, number> = { commit: 1, tree: 2, blob: 3 };

/** The type and the length in seven bits at a time, then the content, compressed. */
function packed({ type, body }: GitObject): Buffer {
  const head: number[] = [];
  let left = Math.floor(body.length / 16);
  let byte = typeNumber[type] * 16 + (body.length % 16);
  while (left > 0) {
    head.push(byte + 128);
    byte = left % 128;
    left = Math.floor(left / 128);
  }
  return Buffer.concat([Buffer.from([...head, byte]), deflateSync(body)]);
}

/** A pack of version 2: its head, every object once, and the hash of it all. */
export function writePack(objects: readonly GitObject[]): Buffer {
  const head = Buffer.alloc(12);
  head.write('PACK');
  head.writeUInt32BE(2, 4);
  head.writeUInt32BE(objects.length, 8);
  const pack = Buffer.concat([head, ...objects.map(packed)]);
  return Buffer.concat([pack, createHash('sha1').update(pack).digest()]);
}
