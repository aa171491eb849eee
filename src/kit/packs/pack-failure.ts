/** Why a pack could not be had, in words for whoever wanted it. */
import { AppError } from '#kit/errors.ts';
import type { Pack } from './pack.ts';

const reasons = {
  offline: 'the package registry can’t be reached',
  silent: 'the download is still in progress. Try again in a minute',
  absent: 'the package registry does not have it',
  refused: 'the package registry refused the download',
  no_npm: 'the npm command was not found on this machine',
  altered: 'the download didn’t match what was expected, so it was discarded',
  disk: 'there isn’t enough disk space',
  held: 'another process is already downloading packs',
  machine: 'there is no version for this kind of machine',
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

export const packStopped = () =>
  new AppError('conflict:pack_stopped', { message: 'The download was stopped.' });

const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

export function packFailure({ title }: Pack, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const trouble = error instanceof TroubleError ? error.trouble : diskTrouble(error);
  if (!trouble)
    return new AppError('unavailable:pack', {
      message: `${title} is not available: something went wrong on our side. Everything else keeps working.`,
      cause: error,
    });
  return new AppError(`unavailable:pack_${trouble}`, {
    message: `${title} is not available: ${reasons[trouble]}. Everything else keeps working.`,
    cause: error,
  });
}

function diskTrouble(error: unknown): PackTrouble | undefined {
  return diskCodes.has(String((error as NodeJS.ErrnoException).code)) ? 'disk' : undefined;
}
