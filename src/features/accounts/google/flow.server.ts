/** One trip to Google and back. What must be the same on the way back waits in the browser's cookie; it counts once. */
import { timingSafeEqual } from 'node:crypto';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { z } from 'zod';
import { verifications } from '#kit/auth/table.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import type { Database } from '#kit/db/database.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { sealedCookie } from './sealed-cookie.server.ts';
import type { StateReason } from './stopped.server.ts';

export const flowLasts = 600;

const flowSchema = z.object({
  id: z.uuid(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  startedAt: z.number(),
  /** The session that wants to prove itself again; absent when someone signs in. */
  confirms: z.string().optional(),
});
export type Flow = z.output<typeof flowSchema>;

const flowCookie = sealedCookie({ name: 'google_flow', seconds: flowLasts, schema: flowSchema });

export function beginFlow(
  context: Context,
  { returnTo, confirms }: Pick<Flow, 'returnTo' | 'confirms'>,
): Flow {
  const flow = {
    id: newId(),
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    startedAt: Date.now(),
    returnTo,
    confirms,
  };
  flowCookie.write(context, flow);
  return flow;
}

/** The flow that this callback answers. A stray answer leaves the running flow alone; the right one ends it. */
export async function takeFlow(context: Context, state: string | undefined): Promise<Flow | StateReason> {
  const flow = flowCookie.read(context);
  if (!flow || !state) return 'state_missing';
  if (!isSame(state, flow.state)) return 'state_mismatch';
  if (!(await useUp(context.db, flow))) return 'state_missing';
  flowCookie.clear(context);
  return flow;
}

/** A cookie can be kept and sent again, so the primary key decides who was first. better-auth sweeps expired rows. */
async function useUp(db: Database, { id, startedAt }: Flow): Promise<boolean> {
  const expiresAt = new Date(startedAt + flowLasts * 1000);
  const [first] = await db
    .insert(verifications)
    .values({ id, identifier: 'google-flow', value: 'used', expiresAt })
    .onConflictDoNothing()
    .returning({ id: verifications.id });
  return first !== undefined;
}

function isSame(given: string, expected: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
