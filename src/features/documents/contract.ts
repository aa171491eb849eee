/** Documents that people bring: kept, read in the background, looked into page by page. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { blockRoles } from '#kit/documents/read/document.ts';
import { documentForms } from '#kit/documents/read/forms.ts';
import { documentStates } from './states.ts';

/** What an upload in pieces names as its use. */
export const documentUse = 'document';
export const longestDocument = 100_000_000;
export const mostPagesAtOnce = 20;

const forAll = { access: 'guest', business: 'member' } as const;
const forReading = { ...forAll, key: 'content:read' } as const;
const forWriting = { ...forAll, key: 'content:write' } as const;
const which = z.strictObject({ id: z.uuid() });
const nameField = z.string().trim().min(1, 'Give it a name.').max(200, 'Use at most 200 characters.');
const folderField = z.string().trim().max(80, 'Use at most 80 characters.');

const documentView = z.object({
  id: z.string(),
  name: z.string(),
  folder: z.string(),
  form: z.enum(documentForms),
  state: z.enum(documentStates),
  /** Why it could not be read, or not to its end. */
  failure: z.string().nullable(),
  /** Null until it is known. */
  pageCount: z.number().nullable(),
  pagesRead: z.number(),
  /** Pages that are pictures and could not be recognised. */
  unreadPages: z.number(),
  isDemo: z.boolean(),
  /** What was brought, to show or save. */
  fileId: z.string(),
  createdAt: moment,
});
export type DocumentView = z.output<typeof documentView>;
export type DocumentAnswer = z.input<typeof documentView>;

const box = { x: z.number(), y: z.number(), width: z.number(), height: z.number() };
export const readPage = z.object({
  number: z.number(),
  label: z.string().optional(),
  size: z.object({ width: z.number(), height: z.number() }).optional(),
  recognised: z.number().optional(),
  blocks: z.array(
    z.object({
      role: z.enum(blockRoles),
      text: z.string(),
      level: z.number().optional(),
      words: z.array(z.object({ at: z.number(), length: z.number(), ...box })).optional(),
      table: z
        .object({
          rows: z.array(z.array(z.string())),
          heads: z.number(),
          continues: z.literal(true).optional(),
        })
        .optional(),
    }),
  ),
});

export const listDocuments = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/documents',
  summary: 'List your documents, newest first.',
  output: z.object({ items: z.array(documentView) }),
});

export const addDocument = endpoint({
  ...forWriting,
  method: 'POST',
  path: '/api/documents',
  summary: 'Keep an upload (`for`: `document`) as a document. It’s processed in the background.',
  rate: 'post',
  body: z.strictObject({ file: z.uuid(), name: nameField.optional(), folder: folderField.default('') }),
  output: documentView,
});

export const addDemoDocument = endpoint({
  ...forWriting,
  method: 'POST',
  path: '/api/documents/demo',
  summary: 'Add the demo document.',
  rate: 'post',
  output: documentView,
});

export const getDocument = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/documents/:id',
  summary: 'Get a document and its reading progress.',
  params: which,
  output: documentView,
});

const pageNumber = z.coerce.number().int().min(1).max(1_000_000);

export const getDocumentPages = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/documents/:id/pages',
  summary: `Get up to ${mostPagesAtOnce} pages: blocks in reading order, with word positions where available.`,
  params: which,
  query: z.strictObject({ from: pageNumber, to: pageNumber }),
  output: z.object({ pages: z.array(readPage) }),
});

export const findInDocument = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/documents/:id/find',
  summary: 'Find words in a document, in page order.',
  params: which,
  query: z.strictObject({ q: z.string().trim().min(1).max(300) }),
  output: z.object({
    /** How many there are; the first hundred are told. */
    count: z.number(),
    items: z.array(
      z.object({
        page: z.number(),
        block: z.number(),
        start: z.number(),
        end: z.number(),
        before: z.string(),
        text: z.string(),
        after: z.string(),
      }),
    ),
  }),
});

export const listDocumentTables = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/documents/:id/tables',
  summary: 'List a document’s tables; tables spanning pages are merged.',
  params: which,
  output: z.object({
    items: z.array(
      z.object({
        page: z.number(),
        block: z.number(),
        lastPage: z.number(),
        title: z.string(),
        heads: z.number(),
        rows: z.array(z.array(z.string())),
        rowCount: z.number(),
      }),
    ),
  }),
});

export const changeDocument = endpoint({
  ...forWriting,
  method: 'PATCH',
  path: '/api/documents/:id',
  summary: 'Rename a document or move it to a folder.',
  params: which,
  body: z.strictObject({ name: nameField.optional(), folder: folderField.optional() }),
  output: documentView,
});

export const unlockDocument = endpoint({
  ...forWriting,
  method: 'POST',
  path: '/api/documents/:id/unlock',
  summary: 'Unlock a protected document with its password, which isn’t stored.',
  rate: 'post',
  params: which,
  body: z.strictObject({ password: z.string().min(1, 'Enter the password.').max(200) }),
  output: documentView,
});

export const readAgain = endpoint({
  ...forWriting,
  method: 'POST',
  path: '/api/documents/:id/read',
  summary: 'Retry reading a document.',
  rate: 'post',
  params: which,
  output: documentView,
});

export const deleteDocument = endpoint({
  ...forWriting,
  method: 'DELETE',
  path: '/api/documents/:id',
  summary: 'Move a document to the trash.',
  params: which,
  output: done,
});

export const restoreDocument = endpoint({
  ...forWriting,
  method: 'POST',
  path: '/api/documents/:id/restore',
  summary: 'Restore a deleted document.',
  params: which,
  output: done,
});
