/** People's keys to engines at rest, bound to their owner. */
import { AppError } from '#kit/errors.ts';
import { seal, unseal } from '#kit/sealed.server.ts';
import type { Secrets } from '#kit/secrets.server.ts';

const purpose = 'engine-keys';

export const sealKey = (secrets: Secrets, ownerId: string, key: string) =>
  seal(secrets, { purpose, of: ownerId }, key);

export function openKey(secrets: Secrets, ownerId: string, sealedKey: string): string {
  const key = unseal(secrets, { purpose, of: ownerId }, sealedKey);
  if (key === undefined)
    throw new AppError('conflict:engine_key', {
      message: 'This key can no longer be read. Remove it and add it again.',
    });
  return key;
}
