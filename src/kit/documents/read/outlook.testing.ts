/** A mail as Outlook keeps it: a container of streams that are named by what they hold. */
import { CFB } from '@e965/xlsx';

export interface OutlookPerson {
  name: string;
  address: string;
  how: 'to' | 'cc' | 'bcc';
}

export interface OutlookMailOptions {
  subject: string;
  from: { name: string; address: string; type?: string };
  people: readonly OutlookPerson[];
  sent: Date;
  body?: string;
  html?: string;
  attached?: readonly string[];
}

/** Text of a stream; the last digits of its name say that it is one. */
const words = (text: string) => Buffer.from(text, 'utf16le');
const textOf = (property: string) => `__substg1.0_${property}001F`;
const ways = { to: 1, cc: 2, bcc: 3 };

export function outlookMail(wish: OutlookMailOptions): Uint8Array {
  const file = CFB.utils.cfb_new();
  const put = (path: string, content: Buffer) => CFB.utils.cfb_add(file, path, content as never);
  put('/__properties_version1.0', properties(32, [[0x0039, 0x0040, ticks(wish.sent)]]));
  put(`/${textOf('0037')}`, words(wish.subject));
  put(`/${textOf('001A')}`, words('IPM.Note'));
  put(`/${textOf('0C1A')}`, words(wish.from.name));
  put(`/${textOf('0C1E')}`, words(wish.from.type ?? 'SMTP'));
  put(`/${textOf('0C1F')}`, words(wish.from.address));
  if (wish.body !== undefined) put(`/${textOf('1000')}`, words(wish.body));
  if (wish.html !== undefined) put('/__substg1.0_10130102', Buffer.from(wish.html));
  for (const [at, { name, address, how }] of wish.people.entries()) {
    const folder = `/__recip_version1.0_#${number(at)}`;
    put(`${folder}/__properties_version1.0`, properties(8, [[0x0c15, 0x0003, BigInt(ways[how])]]));
    put(`${folder}/${textOf('3001')}`, words(name));
    put(`${folder}/${textOf('39FE')}`, words(address));
  }
  for (const [at, name] of (wish.attached ?? []).entries()) {
    const folder = `/__attach_version1.0_#${number(at)}`;
    put(`${folder}/__properties_version1.0`, properties(8, []));
    put(`${folder}/${textOf('3707')}`, words(name));
    put(`${folder}/__substg1.0_37010102`, Buffer.from('content'));
  }
  return new Uint8Array(CFB.write(file, { type: 'buffer' }) as Buffer);
}

const number = (at: number) => at.toString(16).padStart(8, '0').toUpperCase();

/** Tenths of a millionth of a second since 1601. */
const ticks = (date: Date) => (BigInt(date.getTime()) + 11_644_473_600_000n) * 10_000n;

function properties(head: number, entries: readonly [id: number, type: number, value: bigint][]): Buffer {
  const bytes = Buffer.alloc(head + 16 * entries.length);
  for (const [at, [id, type, value]] of entries.entries()) {
    const from = head + 16 * at;
    bytes.writeUInt16LE(type, from);
    bytes.writeUInt16LE(id, from + 2);
    bytes.writeUInt32LE(6, from + 4);
    bytes.writeBigUInt64LE(value, from + 8);
  }
  return bytes;
}
