/** People's keys at rest: AES-256-GCM under a key of the installation's secret, bound to their owner. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { AppError } from '#kit/errors.ts';
import type { Secrets } from '#kit/secrets.server.ts';

const purpose = 'engine-keys';
const algorithm = 'aes-256-gcm';
const version = 'v1';

export function sealKey(secrets: Secrets, ownerId: string, key: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, secretOf(secrets.key(purpose)), iv).setAAD(Buffer.from(ownerId));
  const sealed = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
  return [version, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
}

/** Opens under the secret it was sealed with, also when that has been replaced since. */
export function openKey(secrets: Secrets, ownerId: string, sealedKey: string): string {
  const [kind, ...parts] = sealedKey.split('.');
  const [iv, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (kind === version && iv?.length === 12 && tag?.length === 16 && sealed)
    for (const secret of secrets.keys(purpose)) {
      const decipher = createDecipheriv(algorithm, secretOf(secret), iv)
        .setAAD(Buffer.from(ownerId))
        .setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
      } catch {
        continue; // sealed under another secret, or not for this owner
      }
    }
  throw new AppError('conflict:engine_key', {
    message: 'This key can no longer be read. Remove it and add it again.',
  });
}

const secretOf = (key: string) => Buffer.from(key, 'base64url');
