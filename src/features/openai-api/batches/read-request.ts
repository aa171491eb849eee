/** A line of a batch: a request with a name, in the form that the protocol gives it. */
import { z } from 'zod';
import { defaultBodyValues } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/errors.ts';
import { createShapeCheck } from '#kit/http/json-shape.ts';
import { refuseUnkeepable } from '#kit/http/plain-text.ts';
import type { BatchEndpointPath } from './limits.ts';

const line = z.strictObject({
  custom_id: z.string().min(1).max(512),
  method: z.literal('POST', "The method must be 'POST'."),
  url: z.string(),
  body: z.record(z.string(), z.unknown()),
});
export type BatchRequest = z.output<typeof line>;

/** Throws with the name of what is wrong. */
export function readRequest(bytes: Uint8Array, endpoint: BatchEndpointPath): BatchRequest {
  createShapeCheck(defaultBodyValues)(bytes);
  const value = parse(bytes);
  refuseUnkeepable(value);
  const read = line.safeParse(value);
  if (!read.success) {
    const { path, message } = read.error.issues[0]!;
    throw wrong('invalid_request', path.length > 0 ? `${path.join('.')}: ${message}` : message);
  }
  if (read.data.url !== endpoint)
    throw wrong(
      'mismatched_endpoint',
      `The url is '${read.data.url.slice(0, 100)}', the batch is for '${endpoint}'.`,
    );
  return read.data;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw wrong('invalid_json_line', 'This line is not valid JSON.', error);
  }
}

export const wrong = (code: string, message: string, cause?: unknown) =>
  new AppError(`invalid:${code}`, { message, cause });

/** What the protocol calls it. */
export const faultCodeOf = ({ code }: AppError) =>
  code.startsWith('invalid:') ? code.slice('invalid:'.length) : 'invalid_request';
