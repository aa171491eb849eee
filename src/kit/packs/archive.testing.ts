/** For tests: archives as npm makes them, and worse ones. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { PackPackage } from './pack.ts';

interface Entry {
  path: string;
  content?: string | Buffer;
  /** `0` a file, `2` a link, `x` an extension of the next header. */
  type?: string;
  mode?: number;
}

export function makeArchive(entries: Entry[]): Buffer {
  const blocks = entries.flatMap(({ path, content = '', type = '0', mode = 0o644 }) => {
    const body = Buffer.from(content);
    const padding = Buffer.alloc((512 - (body.length % 512)) % 512);
    return [headerOf(path, type, mode, body.length), body, padding];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

/** The row of the table that this archive fulfils. */
export function packageOf(name: string, archive: Buffer, take: PackPackage['take']): PackPackage {
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}` as const;
  return { name, version: '1.0.0', integrity, bytes: archive.length, take };
}

export function longName(path: string): Entry {
  const record = ` path=${path}\n`;
  const length = record.length + String(record.length + 3).length;
  return { path: 'PaxHeader', type: 'x', content: `${length}${record}` };
}

function headerOf(path: string, type: string, mode: number, size: number): Buffer {
  const header = Buffer.alloc(512);
  header.write(path, 0, 100);
  header.write(`${mode.toString(8).padStart(7, '0')}\0`, 100);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write(' '.repeat(8), 148);
  header.write(type, 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
