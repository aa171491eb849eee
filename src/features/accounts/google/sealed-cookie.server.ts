/** A short-lived cookie that only this installation can read or write: encrypted and authenticated with a derived key. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { cookie, hostCookie } from '#kit/auth/session-cookie.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { readCookie } from '#kit/http/cookies.server.ts';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

type Jar = Pick<Context, 'settings' | 'secrets' | 'headers' | 'responseHeaders'>;

interface Options<Schema extends z.ZodType> {
  name: string;
  seconds: number;
  schema: Schema;
}

export function sealedCookie<Schema extends z.ZodType>({ name, seconds, schema }: Options<Schema>) {
  const nameFor = ({ settings }: Jar) => hostCookie(settings.publicUrl, `frenly.${name}`);
  const set = (jar: Jar, value: string, maxAge: number) =>
    jar.responseHeaders.append('set-cookie', cookie(jar.settings.publicUrl, nameFor(jar), value, maxAge));

  return {
    write(jar: Jar, value: z.input<Schema>) {
      const text = JSON.stringify({ value, until: Date.now() + seconds * 1000 });
      set(jar, seal(jar.secrets.key(name), name, text), seconds);
    },
    /** Undefined when it is absent, foreign, altered or too old. */
    read(jar: Jar): z.output<Schema> | undefined {
      const sealed = readCookie(jar.headers.get('cookie'), nameFor(jar));
      const text = sealed && open(jar.secrets.keys(name), name, sealed);
      if (!text) return undefined;
      const { value, until } = JSON.parse(text) as { value: unknown; until: number };
      return until > Date.now() ? schema.safeParse(value).data : undefined;
    },
    clear: (jar: Jar) => set(jar, '', 0),
  };
}

function seal(key: string, name: string, text: string): string {
  const iv = randomBytes(ivLength);
  const encryption = createCipheriv(cipher, Buffer.from(key, 'base64url'), iv).setAAD(Buffer.from(name));
  const body = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
  return Buffer.concat([iv, encryption.getAuthTag(), body]).toString('base64url');
}

function open(keys: string[], name: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, ivLength);
  const tag = bytes.subarray(ivLength, ivLength + tagLength);
  if (tag.length < tagLength) return undefined;
  for (const key of keys) {
    try {
      const decryption = createDecipheriv(cipher, Buffer.from(key, 'base64url'), iv);
      decryption.setAAD(Buffer.from(name)).setAuthTag(tag);
      return (
        decryption.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decryption.final('utf8')
      );
    } catch {
      // Not sealed with this key; perhaps with an older one.
    }
  }
  return undefined;
}
