/** A person's own row, with the address that they know as theirs. */
import type { PersonalData } from '#kit/privacy/registry.server.ts';
import { eq } from 'drizzle-orm';
import { ownAddressOf } from './claimed-address.ts';
import { users } from './table.server.ts';

export const exportUser: NonNullable<PersonalData['export']> = async function* (db, { id }) {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) return;
  const { words: _, nameWords: __, claimedEmail, ...own } = row;
  yield { ...own, email: ownAddressOf({ ...own, claimedEmail }) };
};
