/** Mail of one's own: where it leaves from, to whom, from which template, and what became of it. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { contactFields, mailboxFields, snippetFields } from './fields.ts';
import { emailSchema } from '#tools/kinds/email-schema.ts';
import { mailStates, securities, snippetKinds } from './states.ts';

const id = z.strictObject({ id: z.uuid() });
const forMembers = { access: 'member' } as const;
export const mostMailboxes = 5;
export const mostContacts = 5_000;
export const mostSnippets = 200;

const mailbox = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  host: z.string(),
  port: z.number(),
  security: z.enum(securities),
  username: z.string(),
  /** The provider that was signed in at; null where a password opens it. */
  signIn: z.string().nullable(),
  triedAt: moment,
});
export type Mailbox = z.output<typeof mailbox>;

export const listMailboxes = endpoint({
  ...forMembers,
  method: 'GET',
  path: '/api/mailboxes',
  summary: 'List your mailboxes; passwords are never returned.',
  output: z.object({
    items: z.array(mailbox),
    /** Providers where one can sign in instead of giving a password. */
    signIns: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
});

export const beginMailboxSignIn = endpoint({
  ...forMembers,
  method: 'POST',
  path: '/api/mailboxes/sign-ins',
  summary: 'Start connecting a mailbox by signing in with its provider.',
  rate: 'mail',
  body: mailboxFields.pick({ name: true, address: true }).extend({ provider: z.string().max(40) }),
  output: z.object({ url: z.string() }),
});

export const mailboxCallback = endpoint({
  ...forMembers,
  method: 'GET',
  path: '/auth/mailbox/callback',
  summary: 'The mailbox provider’s callback.',
  rate: 'mail',
  streaming: true,
  query: z.looseObject({ state: z.string().max(4_000).optional(), error: z.string().optional() }),
  output: z.unknown(),
});

export const addMailbox = endpoint({
  ...forMembers,
  method: 'POST',
  path: '/api/mailboxes',
  summary: 'Connect a mailbox after testing it. Replaces one with the same address.',
  rate: 'mail',
  body: mailboxFields,
  output: mailbox,
});

export const tryMailbox = endpoint({
  ...forMembers,
  method: 'POST',
  path: '/api/mailboxes/:id/tries',
  summary: 'Test a mailbox.',
  rate: 'mail',
  params: id,
  output: mailbox,
});

export const removeMailbox = endpoint({
  ...forMembers,
  method: 'DELETE',
  path: '/api/mailboxes/:id',
  summary: 'Disconnect a mailbox and delete its password. Scheduled e-mails stay unsent.',
  params: id,
  output: done,
});

const contact = z.object({ id: z.string(), name: z.string(), address: z.string() });

export const listContacts = endpoint({
  ...forMembers,
  method: 'GET',
  path: '/api/mail/contacts',
  summary: 'List your contacts by name.',
  query: z.strictObject({ q: z.string().trim().max(100).optional() }),
  output: z.object({ items: z.array(contact), total: z.number() }),
});

export const addContact = endpoint({
  ...forMembers,
  method: 'POST',
  path: '/api/mail/contacts',
  summary: 'Add a contact, or rename one with the same address.',
  body: contactFields,
  output: contact,
});

export const importContacts = endpoint({
  ...forMembers,
  method: 'POST',
  path: '/api/mail/contacts/imports',
  summary: 'Import contacts from a CSV or vCard file; entries that can’t be read are counted.',
  bodyLimit: 2_000_000,
  body: z.strictObject({ text: z.string().min(1).max(1_000_000, 'Use a file of at most 1 MB.') }),
  output: z.object({ added: z.number(), known: z.number(), unread: z.number() }),
});

export const removeContact = endpoint({
  ...forMembers,
  method: 'DELETE',
  path: '/api/mail/contacts/:id',
  summary: 'Remove a contact.',
  params: id,
  output: done,
});

const snippet = z.object({
  id: z.string(),
  kind: z.enum(snippetKinds),
  title: z.string(),
  subject: z.string(),
  body: z.string(),
});
export type Snippet = z.output<typeof snippet>;

export const listSnippets = endpoint({
  ...forMembers,
  method: 'GET',
  path: '/api/mail/snippets',
  summary: 'List your templates and signatures.',
  output: z.object({ items: z.array(snippet) }),
});

export const addSnippet = endpoint({
  ...forMembers,
  method: 'POST',
  path: '/api/mail/snippets',
  summary: 'Save a template or signature. Template fields use double braces: {{name}}.',
  body: snippetFields.extend({ kind: z.enum(snippetKinds) }),
  output: snippet,
});

export const changeSnippet = endpoint({
  ...forMembers,
  method: 'PUT',
  path: '/api/mail/snippets/:id',
  summary: 'Change a template or a signature.',
  params: id,
  body: snippetFields,
  output: snippet,
});

export const removeSnippet = endpoint({
  ...forMembers,
  method: 'DELETE',
  path: '/api/mail/snippets/:id',
  summary: 'Remove a template or a signature.',
  params: id,
  output: done,
});

const outgoing = z.object({
  id: z.string(),
  threadId: z.string(),
  mailboxId: z.string().nullable(),
  sender: z.string(),
  letter: emailSchema,
  state: z.enum(mailStates),
  sendAt: moment,
  sentAt: moment.nullable(),
  note: z.string().nullable(),
  createdAt: moment,
});
export type OutgoingMail = z.output<typeof outgoing>;

export const listOutgoing = endpoint({
  ...forMembers,
  method: 'GET',
  path: '/api/mail/outgoing',
  summary: 'List your sent and scheduled e-mails with their status, newest first.',
  query: paged({ thread: z.uuid().optional() }),
  output: page(outgoing),
});

const when = z.strictObject({
  /** On the clock of the zone: `2027-03-28T09:00`. */
  local: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Enter a date and time.'),
  zone: z.string().max(60),
});

export const sendEmail = endpoint({
  ...forMembers,
  method: 'POST',
  path: '/api/mail/outgoing',
  summary: 'Send an e-mail now or at a given time; it can be cancelled until then.',
  rate: 'post',
  idempotent: true,
  bodyLimit: 500_000,
  body: z.strictObject({
    mailbox: z.uuid(),
    letter: emailSchema,
    when: when.optional(),
    /** A mail of yours that this one goes on from. */
    follows: z.uuid().optional(),
    /** The draft that it was. */
    work: z.uuid().optional(),
  }),
  output: outgoing,
});

export const undoSend = endpoint({
  ...forMembers,
  method: 'POST',
  path: '/api/mail/outgoing/:id/undo',
  summary: 'Cancel an unsent e-mail.',
  params: id,
  output: outgoing,
});

export const rescheduleSend = endpoint({
  ...forMembers,
  method: 'PATCH',
  path: '/api/mail/outgoing/:id',
  summary: 'Reschedule an e-mail.',
  rate: 'post',
  params: id,
  body: z.strictObject({ when }),
  output: outgoing,
});

export const sendAgain = endpoint({
  ...forMembers,
  method: 'POST',
  path: '/api/mail/outgoing/:id/again',
  summary: 'Resend a failed e-mail, with the same message id.',
  rate: 'post',
  params: id,
  body: z.strictObject({ mailbox: z.uuid() }),
  output: outgoing,
});

export const settleUnknown = endpoint({
  ...forMembers,
  method: 'POST',
  path: '/api/mail/outgoing/:id/settle',
  summary: 'Mark an e-mail as delivered.',
  params: id,
  output: outgoing,
});

export const noteBounce = endpoint({
  ...forMembers,
  method: 'POST',
  path: '/api/mail/bounces',
  summary: 'Report a bounce message; the e-mail is marked as bounced.',
  bodyLimit: 300_000,
  body: z.strictObject({ text: z.string().min(1).max(250_000) }),
  output: outgoing,
});

export const removeOutgoing = endpoint({
  ...forMembers,
  method: 'DELETE',
  path: '/api/mail/outgoing/:id',
  summary: 'Delete an e-mail from the list; a scheduled one isn’t sent.',
  params: id,
  output: done,
});
