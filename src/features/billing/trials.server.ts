/**
 * A trial is had once by an address and once with a card. That outlives the account: else whoever deletes it has another. Neither
 * is kept, only a hash under a key of the installation, by which the same address or card is known again and no other is found.
 */
import { inArray } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { sign, type Secrets } from '#kit/secrets.server.ts';
import { normalAddress } from './normal-address.ts';
import { hadTrials } from './table.server.ts';

interface Needs {
  secrets: Secrets;
}

const purpose = 'had-trials';
const ofAddress = (email: string) => `address:${normalAddress(email)}`;
const ofCard = (fingerprint: string) => `card:${fingerprint}`;

/** Under each key that the installation has had. */
export const addressHashes = ({ secrets }: Needs, email: string) =>
  secrets.keys(purpose).map((key) => sign(key, ofAddress(email)));

const cardHashes = ({ secrets }: Needs, fingerprint: string) =>
  secrets.keys(purpose).map((key) => sign(key, ofCard(fingerprint)));

const isKnown = async (db: Queryable, hashes: string[]) =>
  (await db.$count(hadTrials, inArray(hadTrials.hash, hashes))) > 0;

export const addressHadTrial = (needs: Needs, db: Queryable, email: string) =>
  isKnown(db, addressHashes(needs, email));

export async function rememberAddress(needs: Needs, tx: Queryable, email: string) {
  const hash = addressHashes(needs, email)[0]!;
  await tx.insert(hadTrials).values({ hash }).onConflictDoNothing();
}

/** False where the card was known already. Of two at once with the same card, one is first. */
export async function rememberCard(needs: Needs, tx: Queryable, fingerprint: string): Promise<boolean> {
  const [hash, ...older] = cardHashes(needs, fingerprint);
  const fresh = await tx.insert(hadTrials).values({ hash: hash! }).onConflictDoNothing().returning();
  return fresh.length > 0 && !(older.length > 0 && (await isKnown(tx, older)));
}
