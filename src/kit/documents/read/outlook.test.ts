import { expect, test } from 'vitest';
import { formOf } from './form-of.server.ts';
import { outlookMail, type OutlookMailOptions } from './outlook.testing.ts';
import { readDocument } from './read-document.server.ts';

async function read(wish: OutlookMailOptions): Promise<string[]> {
  const bytes = outlookMail(wish);
  expect(formOf({ name: 'mail.msg', head: bytes.subarray(0, 4096), type: undefined })).toBe('outlook');
  const parts = await Array.fromAsync(readDocument({ form: 'outlook', bytes, from: 1 }));
  return parts.flatMap((part) =>
    'page' in part ? part.page.blocks.map(({ role, text }) => `${role}: ${text}`) : [],
  );
}

const wish: OutlookMailOptions = {
  subject: 'The mill’s roof',
  from: { name: 'Mara Velden', address: 'mara@example.org' },
  people: [
    { name: 'Jonas Okafor', address: 'jonas@example.org', how: 'to' },
    { name: 'ada@example.org', address: 'ada@example.org', how: 'to' },
    { name: 'The Trust', address: 'trust@example.org', how: 'cc' },
    { name: 'Nobody knows', address: 'hidden@example.org', how: 'bcc' },
  ],
  sent: new Date('2026-03-05T10:15:00Z'),
  body: 'Dear Jonas,\r\n\r\nthe slaters come on Monday.\r\n\r\nMara',
  attached: ['Offer for the roof, signed.pdf'],
};

test('a mail of Outlook: who, to whom, when, what and with what', async () => {
  expect(await read(wish)).toEqual([
    'heading: The mill’s roof',
    'paragraph: From: Mara Velden <mara@example.org>',
    'paragraph: To: Jonas Okafor <jonas@example.org>, ada@example.org',
    'paragraph: Cc: The Trust <trust@example.org>',
    'paragraph: Date: 2026-03-05 10:15 UTC',
    'paragraph: Dear Jonas,',
    'paragraph: the slaters come on Monday.',
    'paragraph: Mara',
    'paragraph: Attached: Offer for the roof, signed.pdf',
  ]);
});

test('one that is a web page only, from within a company', async () => {
  const { body: _, ...rest } = wish;
  const blocks = await read({
    ...rest,
    from: { name: 'Mara Velden', address: '/o=Mill/ou=Exchange/cn=mara', type: 'EX' },
    html: '<html><body><p>The <b>slaters</b> come on Monday.</p><script>evil()</script></body></html>',
  });
  expect(blocks).toContain('paragraph: From: Mara Velden');
  expect(blocks).toContain('paragraph: The slaters come on Monday.');
  expect(blocks.join()).not.toContain('evil');
});
