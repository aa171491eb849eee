import { AppError } from '#kit/errors.ts';
import type { Services } from '#kit/services.server.ts';
import { handle as handleField } from './fields.ts';
import { isHandleTaken } from '#social/people/handle-taken.server.ts';

type HandleServices = Pick<Services, 'db' | 'reservedHandles'>;

export const handleTaken = 'That username is taken. Choose another.';

/** Why a handle cannot be had, in words; null when it can. */
export async function whyNotAvailable(
  { db, reservedHandles }: HandleServices,
  handle: string,
): Promise<string | null> {
  const parsed = handleField.safeParse(handle);
  if (!parsed.success) return parsed.error.issues[0]!.message;
  // Addresses of our own look like taken names: which of the two it is concerns nobody.
  if (reservedHandles.has(parsed.data.toLowerCase())) return handleTaken;
  return (await isHandleTaken(db, parsed.data)) ? handleTaken : null;
}

export async function requireAvailable(house: HandleServices, handle: string) {
  const reason = await whyNotAvailable(house, handle);
  if (reason) throw new AppError('conflict:handle', { message: reason });
}
