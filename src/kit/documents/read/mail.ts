/** E-mails, of either kind: who, to whom, when, about what, and what it says. Pictures it points to are not fetched. */
import MsgReader from '@kenjiuno/msgreader';
import PostalMime from 'postal-mime';
import type { ReadBlock } from './document.ts';
import { ReadFailure } from './failure.ts';
import { readHtml } from './html.ts';
import { readText } from './plain-text.ts';

const deepest = 60;

export async function readMail(bytes: Uint8Array): Promise<ReadBlock[]> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: deepest }).catch((error: unknown) => {
    throw new ReadFailure('broken', error);
  });
  const people = (list: readonly { name?: string; address?: string }[] | undefined) =>
    (list ?? []).map(personOf).join(', ');
  return [
    ...headBlocks({
      subject: mail.subject,
      from: mail.from && personOf(mail.from),
      to: people(mail.to),
      cc: people(mail.cc),
      date: mail.date,
    }),
    ...bodyBlocks(mail.text, mail.html),
    ...attachmentBlocks(mail.attachments.map(({ filename, mimeType }) => filename ?? mimeType)),
  ];
}

const personOf = ({ name, address }: { name?: string; address?: string }) =>
  name && address && name !== address ? `${name} <${address}>` : name || address || '';

export function readOutlook(bytes: Uint8Array): ReadBlock[] {
  const Reader = ((MsgReader as unknown as { default?: typeof MsgReader }).default ??
    MsgReader) as typeof MsgReader;
  const reader = new Reader(new Uint8Array(bytes).buffer);
  const mail = reader.getFileData();
  if (mail.error) throw new ReadFailure('broken', new Error(mail.error));
  const people = (how: 'to' | 'cc') =>
    (mail.recipients ?? [])
      .filter(({ recipType = 'to' }) => recipType === how)
      .map(({ name, smtpAddress, email, addressType }) =>
        personOf({ name: name ?? '', address: smtpAddress ?? outside(email, addressType) }),
      )
      .join(', ');
  const html = mail.bodyHtml ?? (mail.html ? new TextDecoder().decode(mail.html) : undefined);
  return [
    ...headBlocks({
      subject: mail.subject,
      from: personOf({
        name: mail.senderName ?? '',
        address: mail.senderSmtpAddress ?? outside(mail.senderEmail, mail.senderAddressType),
      }),
      to: people('to'),
      cc: people('cc'),
      date: mail.clientSubmitTime ?? mail.messageDeliveryTime,
    }),
    ...bodyBlocks(mail.body, html),
    ...attachmentBlocks((mail.attachments ?? []).map(({ fileName, name }) => fileName ?? name ?? 'file')),
  ];
}

/** Within a company Outlook writes the path in its directory, which is no address. */
const outside = (address: string | undefined, type: string | undefined) =>
  type === 'EX' ? '' : (address ?? '');

interface Heads {
  subject: string | undefined;
  from: string | undefined;
  to: string;
  cc: string;
  date: string | undefined;
}

function headBlocks({ subject, from, to, cc, date }: Heads): ReadBlock[] {
  const day =
    date && !Number.isNaN(Date.parse(date))
      ? `${new Date(date).toISOString().slice(0, 16).replace('T', ' ')} UTC`
      : date;
  const lines = [
    ['From', from],
    ['To', to],
    ['Cc', cc],
    ['Date', day],
  ].filter(([, value]) => value);
  return [
    { role: 'heading', level: 1, text: subject?.trim() || 'No subject' },
    ...lines.map(([name, value]): ReadBlock => ({ role: 'paragraph', text: `${name}: ${value}` })),
  ];
}

const bodyBlocks = (text: string | undefined, html: string | undefined): ReadBlock[] =>
  text?.trim()
    ? readText(text).map((block) =>
        block.role === 'heading' ? { role: 'paragraph', text: block.text } : block,
      )
    : readHtml(html ?? '').blocks;

const attachmentBlocks = (names: readonly string[]): ReadBlock[] =>
  names.length > 0 ? [{ role: 'paragraph', text: `Attached: ${names.join(', ')}` }] : [];
