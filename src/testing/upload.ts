/** A whole file by the protocol for uploads, for tests. */
import type { UploadedFile } from '#kit/files/upload/contract.ts';
import type { Client } from './client.ts';

const tus = { 'tus-resumable': '1.0.0' };

export async function upload(client: Client, use: string, name: string, bytes: Uint8Array) {
  const facts = Object.entries({ name, for: use }).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  const begun = await client.request('/api/uploads', {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(bytes.length), 'upload-metadata': facts.join(',') },
  });
  const place = begun.headers.get('location');
  if (!place) return { status: begun.status, text: begun.text, file: undefined };
  const { status, text, body } = await client.request(place, {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  return { status, text, file: status === 200 ? (body as UploadedFile) : undefined };
}
