/** Secrets of people at rest: AES-256-GCM under a key of the installation's secret, bound to what they belong to. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.server.ts';

const algorithm = 'aes-256-gcm';
const version = 'v1';

interface Binding {
  /** What kind of secret it is: each has a key of its own. */
  purpose: string;
  /** The owner or row it belongs to, so that a copied one is worth nothing elsewhere. */
  of: string;
}

export function seal(secrets: Secrets, { purpose, of }: Binding, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, bytesOf(secrets.key(purpose)), iv).setAAD(Buffer.from(of));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [version, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
}

/** Opens under the secret it was sealed with, also when that has been replaced since; undefined where none opens it. */
export function unseal(secrets: Secrets, { purpose, of }: Binding, text: string): string | undefined {
  const [kind, ...parts] = text.split('.');
  const [iv, tag, sealed] = parts.map(bytesOf);
  if (kind === version && iv?.length === 12 && tag?.length === 16 && sealed)
    for (const secret of secrets.keys(purpose)) {
      const decipher = createDecipheriv(algorithm, bytesOf(secret), iv)
        .setAAD(Buffer.from(of))
        .setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
      } catch {
        continue; // sealed under another secret, or for something else
      }
    }
  return undefined;
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url');
