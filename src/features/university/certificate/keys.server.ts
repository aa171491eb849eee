/** Keys that sign certificates. The private half is sealed under the installation's secret and forgotten when it is retired. */
import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { desc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import { urlOf } from '#kit/contract/call.ts';
import { seal, unseal } from '#kit/sealed.server.ts';
import type { Services } from '#kit/services.server.ts';
import { credentialKeys } from '../table.server.ts';
import { publishedKey } from './contract.ts';

const generate = promisify(generateKeyPair);
/** What Open Badges asks for at least. */
const modulusLength = 2048;

type Needs = Pick<Services, 'db' | 'secrets' | 'settings'>;
type KeyRow = typeof credentialKeys.$inferSelect;

const sealedFor = (id: string) => ({ purpose: 'credential-keys', of: id });

/** An address at which the key itself is found, as the standard wishes. */
export const kidOf = ({ settings }: Pick<Services, 'settings'>, id: string) =>
  new URL(urlOf(publishedKey, { params: { id } }), settings.publicUrl).href;

export const presentKey = (services: Pick<Services, 'settings'>, { id, publicJwk }: KeyRow) => ({
  ...publicJwk,
  alg: 'RS256',
  use: 'sig',
  kid: kidOf(services, id),
});

export interface SigningKey {
  id: string;
  kid: string;
  privateKey: KeyObject;
}

/** The newest that is not retired; the first one is made when it is first needed. */
export async function signingKey(services: Needs): Promise<SigningKey> {
  const [row] = await services.db
    .select()
    .from(credentialKeys)
    .where(isNotNull(credentialKeys.sealedPrivate))
    .orderBy(desc(credentialKeys.id))
    .limit(1);
  const opened = row?.sealedPrivate && unseal(services.secrets, sealedFor(row.id), row.sealedPrivate);
  // Sealed under a secret that is gone: what it signed can still be verified, and a new one signs.
  if (!row || !opened) return makeKey(services);
  return { id: row.id, kid: kidOf(services, row.id), privateKey: createPrivateKey(opened) };
}

export async function makeKey(services: Needs): Promise<SigningKey> {
  const { publicKey, privateKey } = await generate('rsa', { modulusLength });
  const { kty, n, e } = publicKey.export({ format: 'jwk' });
  if (!kty || !n || !e) throw new AppError('internal', { message: 'The new key could not be written down.' });
  const id = newId();
  const written = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  await services.db.insert(credentialKeys).values({
    id,
    publicJwk: { kty, n, e },
    sealedPrivate: seal(services.secrets, sealedFor(id), written),
  });
  return { id, kid: kidOf(services, id), privateKey };
}

/** They sign nothing any more, and nobody can make them. */
export async function retireKeys(db: Queryable) {
  await db
    .update(credentialKeys)
    .set({ sealedPrivate: null, retiredAt: new Date() })
    .where(isNotNull(credentialKeys.sealedPrivate));
}

export const listKeys = (db: Queryable) =>
  db.select().from(credentialKeys).orderBy(desc(credentialKeys.id)).limit(1000);

export async function findKey(db: Queryable, id: string) {
  const [row] = await db.select().from(credentialKeys).where(eq(credentialKeys.id, id));
  return row;
}
