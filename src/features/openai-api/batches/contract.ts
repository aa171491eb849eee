/** Files and batches in OpenAI's protocol: many requests in one file, answered within a day at half the price. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { forRunning, forWriting } from '../protocol.ts';
import {
  batchEndpointPaths,
  batchStates,
  filePurposes,
  uploadPurposes,
  shortestStay,
  longestStay,
} from './limits.ts';

const listOf = <S extends z.ZodType>(item: S) =>
  z.object({
    object: z.literal('list'),
    data: z.array(item),
    first_id: z.string().nullable(),
    last_id: z.string().nullable(),
    has_more: z.boolean(),
  });
const id = z.strictObject({ id: z.string().max(200) });
const after = z.string().max(200).optional();
const seconds = z.int().min(shortestStay).max(longestStay);

const file = z.object({
  id: z.string(),
  object: z.literal('file'),
  bytes: z.number(),
  created_at: z.number(),
  expires_at: z.number().optional(),
  filename: z.string(),
  purpose: z.enum(filePurposes),
  status: z.literal('processed'),
});

const time = z.number().nullable();
const batch = z.object({
  id: z.string(),
  object: z.literal('batch'),
  endpoint: z.string(),
  errors: z
    .object({
      object: z.literal('list'),
      data: z.array(
        z.object({
          code: z.string(),
          message: z.string(),
          line: z.number().nullable(),
          param: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
  input_file_id: z.string(),
  completion_window: z.literal('24h'),
  status: z.enum(batchStates),
  output_file_id: z.string().nullable(),
  error_file_id: z.string().nullable(),
  created_at: z.number(),
  in_progress_at: time,
  expires_at: time,
  finalizing_at: time,
  completed_at: time,
  failed_at: time,
  expired_at: time,
  cancelling_at: time,
  cancelled_at: time,
  request_counts: z.object({ total: z.number(), completed: z.number(), failed: z.number() }),
  metadata: z.record(z.string(), z.string()).nullable(),
});
export type BatchBody = z.input<typeof batch>;

export const uploadFile = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/v1/files',
  summary: 'Upload a file, such as the requests of a batch; kept for thirty days, or less if asked.',
  rate: 'upload',
  rawBody: true,
  bodyLimit: 25_000_000,
  form: z.object({
    file: z.file(),
    purpose: z.enum(uploadPurposes),
    'expires_after[anchor]': z.literal('created_at').optional(),
    'expires_after[seconds]': z.string().optional(),
  }),
  output: file,
});

export const listFiles = endpoint({
  ...forRunning,
  method: 'GET',
  path: '/v1/files',
  summary: 'List the files that were uploaded here or written by batches.',
  query: z.strictObject({
    after,
    limit: z.coerce.number().int().min(1).max(10_000).default(100),
    order: z.enum(['asc', 'desc']).default('desc'),
    purpose: z.enum(filePurposes).optional(),
  }),
  output: listOf(file),
});

export const getFileObject = endpoint({
  ...forRunning,
  method: 'GET',
  path: '/v1/files/:id',
  summary: 'Get a file’s details.',
  params: id,
  output: file,
});

export const getFileContent = endpoint({
  ...forRunning,
  method: 'GET',
  path: '/v1/files/:id/content',
  summary: 'Download a file.',
  streaming: true,
  params: id,
  output: z.unknown(),
});

export const deleteFileObject = endpoint({
  ...forWriting,
  method: 'DELETE',
  path: '/v1/files/:id',
  summary: 'Delete a file.',
  params: id,
  output: z.object({ id: z.string(), object: z.literal('file'), deleted: z.literal(true) }),
});

export const createBatch = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/v1/batches',
  summary:
    'Begin a batch: every line of an uploaded file is a request, answered within a day for half the credits.',
  body: z.strictObject({
    input_file_id: z.string().max(200),
    endpoint: z.enum(batchEndpointPaths, {
      error: `Batches answer requests to ${batchEndpointPaths.join(', ')}.`,
    }),
    completion_window: z.literal('24h', "Only '24h' is supported."),
    metadata: z
      .record(z.string().min(1).max(64), z.string().max(512))
      .refine((given) => Object.keys(given).length <= 16, 'Metadata has 16 pairs at the most.')
      .nullish(),
    output_expires_after: z.strictObject({ anchor: z.literal('created_at'), seconds }).optional(),
  }),
  output: batch,
});

export const listBatches = endpoint({
  ...forRunning,
  method: 'GET',
  path: '/v1/batches',
  summary: 'List batches, the newest first.',
  query: z.strictObject({ after, limit: z.coerce.number().int().min(1).max(100).default(20) }),
  output: listOf(batch),
});

export const getBatch = endpoint({
  ...forRunning,
  method: 'GET',
  path: '/v1/batches/:id',
  summary: 'Get a batch: its progress, and its files when it has finished.',
  params: id,
  output: batch,
});

export const cancelBatch = endpoint({
  ...forRunning,
  method: 'POST',
  path: '/v1/batches/:id/cancel',
  summary: 'Cancel a batch. Requests answered by then are kept and charged.',
  params: id,
  output: batch,
});
