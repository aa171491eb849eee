/** The installation's secret, from which every key is derived. Older secrets still verify, so that it can be rotated. */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Settings } from './settings.server.ts';

export type Secrets = ReturnType<typeof createSecrets>;

export function createSecrets(settings: Pick<Settings, 'secret' | 'previousSecrets' | 'dataDir'>) {
  const newest = settings.secret ?? keptSecret(settings.dataDir);
  const all = [newest, ...settings.previousSecrets];
  const derive = (secret: string, purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, 'frenly', purpose, 32)).toString('base64url');

  return {
    /** Key for a purpose; the first is for signing, all are for verifying. */
    keys: (purpose: string) => all.map((secret) => derive(secret, purpose)),
    key: (purpose: string) => derive(newest, purpose),
  };
}

export function sign(key: string, text: string) {
  return createHmac('sha256', key).update(text).digest('base64url');
}

export function verifySignature(keys: string[], text: string, signature: string) {
  const given = Buffer.from(signature);
  return keys.some((key) => {
    const expected = Buffer.from(sign(key, text));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

function keptSecret(dataDir: string) {
  const file = path.join(dataDir, 'secret');
  try {
    fs.writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return fs.readFileSync(file, 'utf8').trim();
}
