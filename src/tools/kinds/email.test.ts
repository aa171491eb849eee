import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { Exportable } from '../export/exporter.ts';
import { emailResults } from './email.server.ts';
import { addressText, emptyEmail, composerAddress, mailtoOf, readAddresses, type Email } from './email.ts';

const email: Email = {
  to: [{ name: 'Zoë "Z", O’Hara', address: 'zoe@example.org' }],
  cc: [{ name: '', address: 'ben@example.org' }],
  bcc: [{ name: 'Chief', address: 'chief@example.org' }],
  subject: 'Größe, 数 & everything that goes on for so long that a header has to be folded over lines',
  body: 'Dear Zoë,\n\nfrom one line\n.a dot alone is kept\n.\n\nYours 🐼',
};

const written = (data: Email) =>
  emailResults.exporters
    .find(({ format }) => format === 'eml')!
    .write({
      output: { texts: {}, data },
      mailFiles: async (attached?: Email['attachments']) =>
        (attached ?? []).map(({ name, contentType }) => ({
          name,
          contentType,
          data: Buffer.from('a,b\r\n1,2\r\n'),
        })),
    } as unknown as Exportable);

test('an .eml is read back as it was written, by another program’s reader', async () => {
  const bytes = (await written(email)) as Uint8Array<ArrayBuffer>;
  const source = new TextDecoder().decode(bytes);
  expect(source).toContain('X-Unsent: 1\r\n');
  const head = source.slice(0, source.indexOf('\r\n\r\n'));
  // oxlint-disable-next-line no-control-regex
  expect(head).toMatch(/^[\x00-\x7f]*$/);
  for (const line of source.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
  const read = await PostalMime.parse(bytes);
  expect(read.subject).toBe(email.subject);
  expect(read.text!.replaceAll('\r\n', '\n').trimEnd()).toBe(email.body);
  expect(read.to).toMatchObject([{ name: 'Zoë "Z", O’Hara', address: 'zoe@example.org' }]);
  expect(read.bcc).toMatchObject([{ address: 'chief@example.org' }]);
});

test('files that go along are parts of it, with their names and bytes', async () => {
  const attachments = [
    { id: crypto.randomUUID(), name: 'Größen "2027".csv', contentType: 'text/csv', bytes: 10 },
  ];
  const read = await PostalMime.parse((await written({ ...email, attachments })) as Uint8Array<ArrayBuffer>);
  expect(read.text!.replaceAll('\r\n', '\n').trimEnd()).toBe(email.body);
  const [file] = read.attachments;
  expect(file).toMatchObject({
    filename: 'Größen "2027".csv',
    mimeType: 'text/csv',
    disposition: 'attachment',
  });
  expect(Buffer.from(file!.content as ArrayBuffer).toString()).toBe('a,b\r\n1,2\r\n');
  const many = Array.from({ length: 21 }, () => attachments[0]!);
  const isFine = (data: Partial<Email>) => emailResults.schema.safeParse({ ...email, ...data }).success;
  expect([isFine({ attachments }), isFine({ attachments: many })]).toEqual([true, false]);
  expect(isFine({ attachments: [{ ...attachments[0]!, bytes: 19_000_000 }] })).toBe(false);
});

test('a header cannot be ended by what an email holds', () => {
  const isFine = (data: Partial<Email>) => emailResults.schema.safeParse({ ...email, ...data }).success;
  expect(isFine({})).toBe(true);
  expect(isFine({ subject: 'Hi\r\nBcc: eve@example.org' })).toBe(false);
  expect(isFine({ to: [{ name: 'A\nB', address: 'a@example.org' }] })).toBe(false);
  for (const address of ['a@b, c@d', 'a b@c', 'nobody', 'a@b\r\nBcc: c@d', '<a@b>'])
    expect([address, isFine({ to: [{ name: '', address }] })]).toEqual([address, false]);
});

test('typed recipients are read, and invalid addresses are returned', () => {
  const typed = 'Ada <ada@example.org>, "Hopper, Grace" <grace@example.org>; linus@example.org\nnobody, ';
  expect(readAddresses(typed)).toEqual({
    addresses: [
      { name: 'Ada', address: 'ada@example.org' },
      { name: 'Hopper, Grace', address: 'grace@example.org' },
      { name: '', address: 'linus@example.org' },
    ],
    unread: ['nobody'],
  });
  const [, grace] = readAddresses(typed).addresses;
  expect(readAddresses(addressText(grace!)).addresses).toEqual([grace]);
});

test('a mail program is opened with all of it, or without a body that no address holds', () => {
  const { href, isCut } = mailtoOf(email);
  expect(isCut).toBe(false);
  const url = new URL(href);
  expect(decodeURIComponent(url.pathname)).toBe('zoe@example.org');
  expect(url.searchParams.get('subject')).toBe(email.subject);
  expect(url.searchParams.get('body')).toBe(email.body.replaceAll('\n', '\r\n'));
  expect(mailtoOf({ ...email, body: 'word '.repeat(1000) })).toMatchObject({ isCut: true });
  expect(() => mailtoOf({ ...emptyEmail, body: '\uD83D' })).not.toThrow();
});

test('an email is handed over by one address', () => {
  expect(composerAddress('5f1f9d4c-6a53-4c1e-9f6a-0d5a4f0c9b11')).toBe(
    '/frenlyemail?from=5f1f9d4c-6a53-4c1e-9f6a-0d5a4f0c9b11',
  );
});
