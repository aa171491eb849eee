/** Why a pack could not be had, in words for whoever wanted it. */
import { AppError } from '#kit/errors.ts';
import type { Pack } from './pack.ts';

const reasons = {
  offline: 'the package registry cannot be reached from this machine',
  silent: 'nothing of it has arrived yet; fetching goes on, so try again in a minute',
  absent: 'the package registry does not have it',
  refused: 'the package registry refused to hand it out',
  no_npm: 'the npm command was not found on this machine',
  altered: 'what arrived is not what was expected, so it was thrown away',
  disk: 'there is not enough room on the disk',
  held: 'another process is fetching packs at this moment',
  machine: 'there is no build of it for this kind of machine',
} as const;
export type PackTrouble = keyof typeof reasons;

/** Thrown where the trouble is found; it gets the pack's name on the way up. */
export class TroubleError extends Error {
  readonly trouble: PackTrouble;
  constructor(trouble: PackTrouble, options?: ErrorOptions) {
    super(reasons[trouble], options);
    this.trouble = trouble;
  }
}

export const packStopped = () => new AppError('conflict:pack_stopped', { message: 'Fetching was stopped.' });

const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

export function packFailure({ title }: Pack, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const trouble = error instanceof TroubleError ? error.trouble : diskTrouble(error);
  if (!trouble)
    return new AppError('unavailable:pack', {
      message: `${title} could not be fetched: something went wrong on our side. Everything else goes on without it.`,
      cause: error,
    });
  return new AppError(`unavailable:pack_${trouble}`, {
    message: `${title} could not be fetched: ${reasons[trouble]}. Everything else goes on without it.`,
    cause: error,
  });
}

function diskTrouble(error: unknown): PackTrouble | undefined {
  return diskCodes.has(String((error as NodeJS.ErrnoException).code)) ? 'disk' : undefined;
}
