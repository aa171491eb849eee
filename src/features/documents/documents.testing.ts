/** Bringing documents in tests, as a browser does: by an upload in pieces. */
import { expect } from 'vitest';
import type { Client } from '#testing/client.ts';
import { addDocument, documentUse, getDocument, type DocumentView } from './contract.ts';
import { isUnderWay } from './states.ts';

const encoded = (text: string) => Buffer.from(text).toString('base64');

export async function uploadDocument(
  client: Client,
  name: string,
  bytes: Uint8Array,
): Promise<{ status: number; body: { id: string; error?: { message: string } } }> {
  const begun = await client.request('/api/uploads', {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes.byteLength),
      'upload-metadata': `name ${encoded(name)},for ${encoded(documentUse)}`,
    },
  });
  const location = begun.headers.get('location');
  if (!location) return { status: begun.status, body: begun.body as never };
  const sent = await client.request(new URL(location, 'http://localhost').pathname, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: Buffer.from(bytes),
  });
  return {
    status: sent.status,
    body: (typeof sent.body === 'string' ? JSON.parse(sent.body) : sent.body) as never,
  };
}

export async function bring(
  client: Client,
  name: string,
  bytes: Uint8Array | string,
  folder = '',
): Promise<DocumentView> {
  const { body } = await uploadDocument(client, name, typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
  const added = await client.call(addDocument, { body: { file: body.id, folder } });
  expect(added.status).toBe(200);
  return added.body as DocumentView;
}

/** As it is once nothing more is to come. */
export async function whenRead(client: Client, id: string): Promise<DocumentView> {
  let last: DocumentView | undefined;
  await expect
    .poll(async () => {
      last = (await client.call(getDocument, { params: { id } })).body as DocumentView;
      return isUnderWay(last.state);
    })
    .toBe(false);
  return last!;
}
