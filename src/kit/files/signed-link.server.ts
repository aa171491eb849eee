/** An address that opens one file for a while, for those without a session: mail, players, shared pages. */
import { AppError } from '#kit/errors.ts';
import type { Disposition } from '#kit/files/download-headers.ts';
import { sign, verifySignature } from '#kit/secrets.server.ts';

export interface FileLink {
  fileId: string;
  expiresAt: Date;
  disposition?: Disposition;
  /** What the link stands on, such as a share's id: whoever serves it checks that this still holds. */
  grant?: string;
}

const shortestKey = 16;

/** `path` is where the file is served, without a query. The first key signs. */
export function signFileUrl(link: FileLink & { path: string; keys: string[] }): string {
  const { path, keys, fileId, expiresAt, disposition = 'attachment', grant = '' } = link;
  const expires = String(Math.floor(expiresAt.getTime() / 1000));
  if (!/^\d+$/.test(expires)) throw new TypeError('A file link needs a valid time to expire at.');
  const query = new URLSearchParams({ expires, disposition });
  if (grant) query.set('grant', grant);
  query.set('signature', sign(newest(keys), signedText(fileId, expires, disposition, grant)));
  return `${path}?${query}`;
}

/** Any of the keys will do. Forged, altered and expired all look like a file that does not exist. */
export function verifyFileUrl(asked: {
  fileId: string;
  query: URLSearchParams;
  keys: string[];
  now?: Date;
}): Required<FileLink> {
  const { fileId, query, keys, now = new Date() } = asked;
  newest(keys);
  const read = (name: string) => query.get(name) ?? '';
  const expires = read('expires');
  const disposition = read('disposition');
  const grant = read('grant');
  const genuine = verifySignature(keys, signedText(fileId, expires, disposition, grant), read('signature'));
  const expiresAt = new Date(Number(expires) * 1000);
  if (!genuine || !(expiresAt > now)) throw new AppError('not_found:file');
  return { fileId, expiresAt, disposition: disposition === 'inline' ? 'inline' : 'attachment', grant };
}

/** The label keeps a signature made elsewhere with the same key from opening files. */
function signedText(...parts: string[]): string {
  return JSON.stringify(['file-link', ...parts]);
}

/** An empty key would sign for anyone. */
function newest(keys: string[]): string {
  const [first] = keys;
  if (!first || keys.some((key) => key.length < shortestKey)) {
    throw new Error(`File links need keys of at least ${shortestKey} characters.`);
  }
  return first;
}
