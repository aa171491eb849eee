import { and, eq } from 'drizzle-orm';
import { browserName } from '#kit/auth/browser-name.ts';
import { revokeSessions } from '#kit/auth/callers.server.ts';
import { sessions } from '#kit/auth/table.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { deviceKind } from './device-kind.ts';
import { countOtherSessions, listSessionRows } from './queries.server.ts';
import { endOtherSessions, endSession, listSessions } from './security-contract.ts';

export const sessionEndpoints = [
  implement(listSessions, async (_, { db, caller }) => {
    const rows = await listSessionRows(db, caller.user.id);
    const items = rows.map((row) => ({
      id: row.id,
      device: browserName(row.userAgent ?? ''),
      kind: deviceKind(row.userAgent ?? ''),
      address: row.ipAddress || null,
      current: row.id === caller.session?.id,
      signedInAt: row.createdAt,
      lastActiveAt: row.updatedAt,
    }));
    return { items: items.sort((a, b) => Number(b.current) - Number(a.current)) };
  }),

  implement(endSession, async ({ params: { id } }, { bus, caller }) => {
    const userId = caller.user.id;
    await bus.transact(async (tx) => {
      const [own] = await tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
      if (!own) throw new AppError('not_found:session');
      await revokeSessions(tx, { userId, sessionId: id });
    });
    return { success: true } as const;
  }),

  implement(endOtherSessions, async (_, { bus, caller }) => {
    const others = { userId: caller.user.id, exceptSessionId: caller.session!.id };
    const ended = await bus.transact(async (tx) => {
      const found = await countOtherSessions(tx, others.userId, others.exceptSessionId);
      await revokeSessions(tx, others);
      return found;
    });
    return { ended };
  }),
];
