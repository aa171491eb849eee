import { AppError } from '#kit/errors.ts';

/** Reads a body up to the limit, whether it announces its length or comes in chunks without end. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limit) throw new AppError('too_large');
  if (!request.body) return new Uint8Array();
  // Node's parser never reads past an announced length, so only chunked bodies need counting.
  if (announced > 0) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    total += chunk.byteLength;
    if (total > limit) throw new AppError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function readJson(request: Request, limit: number): Promise<unknown> {
  const bytes = await readBytes(request, limit);
  if (bytes.byteLength === 0) return undefined;
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new AppError('unsupported_type', { message: 'Send JSON, with Content-Type: application/json.' });
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return suspicious.test(text) ? JSON.parse(text, refuseTricks) : JSON.parse(text);
  } catch (error) {
    if (error instanceof AppError) throw error;
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
  try {
    const headers = { 'content-type': contentType };
    return await new Response(bytes as Uint8Array<ArrayBuffer>, { headers }).formData();
  } catch (error) {
    throw new AppError('bad_request:form', { message: 'The form could not be read.', cause: error });
  }
}

/** Worth a closer look while parsing; everything else is parsed at full speed. */
const suspicious = /__proto__|\\u00(5f|00)/i;

function refuseTricks(this: unknown, key: string, value: unknown) {
  if (key === '__proto__')
    throw new AppError('unknown_field', { message: 'The field __proto__ is not known here.' });
  // The database cannot hold it, and nobody types it.
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0')))
    throw new AppError('invalid');
  return value;
}
