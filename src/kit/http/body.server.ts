import { setImmediate as nextTurn } from 'node:timers/promises';
import { defaultBodyLimit, defaultBodyValues } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/errors.ts';
import { createShapeCheck } from './json-shape.ts';
import { refuseUnkeepable } from './plain-text.ts';

/** What an endpoint says about the size of its bodies. */
interface BodySize {
  bodyLimit?: number;
  bodyValues?: number;
}

/** Read in one piece: what is checked part by part is checked as soon afterwards. */
const smallBody = 64 * 1024;
/** Of reading and checking: others have their turn after each. */
const bytesPerTurn = 1_000_000;

/** Reads a body up to the limit, whether it announces its length or comes in chunks without end. What `check` throws ends the reading. */
export async function readBytes(
  request: Request,
  limit: number,
  check?: (chunk: Uint8Array) => void,
): Promise<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limit) throw new AppError('too_large');
  if (!request.body) return new Uint8Array();
  // Node's parser never reads past an announced length, so only chunked bodies need counting.
  if (announced > 0 && (!check || announced <= smallBody)) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    check?.(bytes);
    return bytes;
  }
  const chunks: Uint8Array[] = [];
  let total = 0;
  let turnEnds = bytesPerTurn;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    total += chunk.byteLength;
    if (total > limit) throw new AppError('too_large');
    check?.(chunk);
    chunks.push(chunk);
    if (total < turnEnds) continue;
    turnEnds = total + bytesPerTurn;
    await nextTurn();
  }
  return Buffer.concat(chunks);
}

export async function readJson(
  request: Request,
  { bodyLimit = defaultBodyLimit, bodyValues = defaultBodyValues }: BodySize = {},
): Promise<unknown> {
  const bytes = await readBytes(request, bodyLimit, createShapeCheck(bodyValues));
  if (bytes.byteLength === 0) return undefined;
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new AppError('unsupported_type', { message: 'Send JSON, with Content-Type: application/json.' });
  const value = await parseJson(bytes);
  refuseUnkeepable(value);
  return value;
}

async function parseJson(bytes: Uint8Array): Promise<unknown> {
  const letOthersIn = async () => (bytes.byteLength > bytesPerTurn ? nextTurn() : undefined);
  try {
    await letOthersIn();
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    await letOthersIn();
    const value: unknown = JSON.parse(text);
    await letOthersIn();
    return value;
  } catch (error) {
    throw new AppError('bad_request:json', { message: 'The body is not valid JSON.', cause: error });
  }
}

/** Fields and files of a form. */
export async function readForm(request: Request, limit: number): Promise<FormData> {
  const bytes = await readBytes(request, limit);
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType))
    throw new AppError('unsupported_type', {
      message: 'Send a form, with Content-Type: multipart/form-data.',
    });
  const form = await parseForm(bytes, contentType);
  for (const [name, value] of form) refuseUnkeepable([name, typeof value === 'string' ? value : value.name]);
  return form;
}

async function parseForm(bytes: Uint8Array, contentType: string): Promise<FormData> {
  try {
    const headers = { 'content-type': contentType };
    return await new Response(bytes as Uint8Array<ArrayBuffer>, { headers }).formData();
  } catch (error) {
    throw new AppError('bad_request:form', { message: 'The form could not be read.', cause: error });
  }
}
