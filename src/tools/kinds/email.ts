/**
 * An email as people write it, before it has a sender. A run of this kind writes its body as the main text while it grows
 * and the whole as its structure at the end; both then hold the same body.
 *
 * Another feature hands an email over to be sent by one address: `composerAddress(run.id)`, the composer of `/frenlyemail` with the
 * email of that run in it. `ResultActions` has the button for every run of this kind.
 */
import { toolAddress } from '../page/sent-input.ts';

export interface Address {
  /** Empty where only the address is known. */
  name: string;
  address: string;
}

/** A file that goes along, as an upload for `mailFileUse` answers. */
export interface MailFile {
  id: string;
  name: string;
  contentType: string;
  bytes: number;
}

/** What a file of a mail holds. */
export interface MailPart {
  name: string;
  /** Undefined where its name tells it better. */
  contentType: string | undefined;
  data: Uint8Array;
}

/** What an upload in pieces names as its use. */
export const mailFileUse = 'mail-file';
export const mostMailFiles = 20;
/** All files of a mail together: coded for the way they are a third larger, and many servers take 25 MB. */
export const mostMailBytes = 18_000_000;

export interface Email {
  to: Address[];
  cc: Address[];
  bcc: Address[];
  subject: string;
  /** Plain text; an empty line between two paragraphs. */
  body: string;
  attachments?: MailFile[] | undefined;
}

export const emptyEmail: Email = { to: [], cc: [], bcc: [], subject: '', body: '' };

export const composerAddress = (runId: string) => toolAddress('/frenlyemail', { from: runId });

/** One address and nothing that could end a header or start a second recipient. */
const oneAddress = /^[^\s,;:<>()"@]{1,64}@[^\s,;:<>()"@]{1,255}$/;

export const isAddress = (text: string) => oneAddress.test(text);

/** `Ada <ada@example.org>`; a name with signs of its own stands in quotation marks. */
export function addressText({ name, address }: Address): string {
  if (!name) return address;
  return `${/[^\p{L}\p{N} '.-]/u.test(name) ? `"${name.replaceAll(/["\\]/g, '')}"` : name} <${address}>`;
}

/** What someone typed or pasted as recipients: what is an address, and what is not. */
export function readAddresses(text: string): { addresses: Address[]; unread: string[] } {
  const addresses: Address[] = [];
  const unread: string[] = [];
  // A comma within quotation marks is part of a name.
  const parts = text.slice(0, 20_000).match(/(?:"[^"\n]*"|[^",;\n])+/g) ?? [];
  for (const part of parts.map((one) => one.trim()).filter(Boolean)) {
    const open = part.lastIndexOf('<');
    const address = (open < 0 ? part : part.slice(open + 1).replace(/>.*$/, '')).trim();
    const name = open < 0 ? '' : part.slice(0, open).trim().replaceAll('"', '');
    if (isAddress(address)) addresses.push({ name, address });
    else unread.push(part);
  }
  return { addresses, unread };
}

/** Mail programs and systems cut or refuse longer ones. */
const longestMailto = 1_900;

/** Opens the person's own mail program; `isCut` where the body is too long for an address and has to be pasted. */
export function mailtoOf({ to, cc, bcc, subject, body }: Email): { href: string; isCut: boolean } {
  const people = (list: readonly Address[]) =>
    list.map(({ address }) => encodeURIComponent(address).replaceAll('%40', '@')).join(',');
  const fields = [
    ...(cc.length > 0 ? [`cc=${people(cc)}`] : []),
    ...(bcc.length > 0 ? [`bcc=${people(bcc)}`] : []),
    `subject=${encode(subject)}`,
  ];
  const start = `mailto:${people(to)}?${fields.join('&')}`;
  // RFC 6068: line breaks are %0D%0A.
  const whole = `${start}&body=${encode(body.replaceAll(/\r?\n/g, '\r\n'))}`;
  return whole.length <= longestMailto ? { href: whole, isCut: false } : { href: start, isCut: true };
}

/** Half a surrogate pair cannot be encoded and would throw. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** With what each is replaced by; without those that are replaced by nothing. */
export const mappedFiles = (
  attached: readonly MailFile[] | undefined,
  map: (id: string) => string | undefined,
): MailFile[] =>
  (attached ?? []).flatMap((file) => {
    const id = map(file.id);
    return id === undefined ? [] : [{ ...file, id }];
  });

/** Whoever gets a blind copy, and what goes along, is nobody else's to know. */
export const forStrangers = (email: Email): Email => ({ ...email, bcc: [], attachments: [] });

/** As one would paste it somewhere. */
export const emailAsText = ({ to, cc, subject, body }: Email) =>
  [
    ...(to.length > 0 ? [`To: ${to.map(addressText).join(', ')}`] : []),
    ...(cc.length > 0 ? [`Cc: ${cc.map(addressText).join(', ')}`] : []),
    ...(subject ? [`Subject: ${subject}`] : []),
    '',
    body.trimEnd(),
  ]
    .join('\n')
    .trimStart();
