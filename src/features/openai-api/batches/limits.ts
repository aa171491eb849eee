/** What a batch may be, and how long things stay. */

/** What files are for, as the protocol calls it. `user_data` is only kept; `batch_output` is written by batches alone. */
export const filePurposes = ['batch', 'batch_output', 'user_data'] as const;
export const uploadPurposes = ['batch', 'user_data'] as const;
export type FilePurpose = (typeof filePurposes)[number];

export const batchStates = [
  'validating',
  'failed',
  'in_progress',
  'finalizing',
  'completed',
  'expired',
  'cancelling',
  'cancelled',
] as const;
export type BatchState = (typeof batchStates)[number];
/** How a batch may end. */
export const endStates = ['completed', 'failed', 'expired', 'cancelled'] as const;
export type EndState = (typeof endStates)[number];

export const openStates: readonly BatchState[] = ['validating', 'in_progress', 'finalizing', 'cancelling'];

export const batchEndpointPaths = [
  '/v1/chat/completions',
  '/v1/responses',
  '/v1/completions',
  '/v1/embeddings',
  '/v1/moderations',
] as const;
export type BatchEndpointPath = (typeof batchEndpointPaths)[number];

export const mostLines = 10_000;
/** Bytes; a line with pictures in it is the longest. */
export const longestLine = 5_000_000;
export const mostOpenBatches = 20;
/** Of what is wrong with the lines of a file. */
export const mostErrors = 50;

const hour = 3600;
/** Seconds. */
export const shortestStay = hour;
export const longestStay = 30 * 24 * hour;
export const completionWindow = 24 * hour;
