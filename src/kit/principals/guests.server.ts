/** Guests: a browser gets a principal with its first row, known by a cookie; at sign-up its rows move to the account. */
import { createHash, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { newId } from '#kit/db/columns.server.ts';
import type { Database } from '#kit/db/database.server.ts';
import { guests, principals } from './table.server.ts';

export const guestCookie = 'frenly_guest';
const cookieLasts = 180 * 24 * 3600;

export async function findGuest(db: Database, token: string): Promise<string | undefined> {
  const [row] = await db
    .select()
    .from(guests)
    .where(eq(guests.tokenHash, hash(token)));
  return row?.principalId;
}

export async function createGuest(db: Database): Promise<{ id: string; token: string }> {
  const token = randomBytes(24).toString('base64url');
  const id = newId();
  await db.execute(sql`
    with made as (insert into ${principals} (id, kind) values (${id}, 'guest'))
    insert into ${guests} (principal_id, token_hash) values (${id}, ${hash(token)})`);
  return { id, token };
}

export async function isGuest(db: Database, id: string): Promise<boolean> {
  return (await db.$count(guests, eq(guests.principalId, id))) > 0;
}

export function guestCookieHeader(token: string, secure: boolean) {
  return `${guestCookie}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${cookieLasts}${secure ? '; Secure' : ''}`;
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');
