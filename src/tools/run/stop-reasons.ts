/** Why a run ends before its end, as reasons of an abort. */
import { AppError } from '#kit/errors.ts';

const stoppedCode = 'conflict:stopped';

export const stopped = () => new AppError(stoppedCode, { message: 'Stopped.' });
export const isStopped = (reason: unknown) => reason instanceof AppError && reason.code === stoppedCode;

export const restarting = () =>
  new AppError('unavailable:restart', {
    message: 'The server restarted before this finished. Please try again.',
  });
export const tookTooLong = () =>
  new AppError('unavailable:too_long', { message: 'This took too long. Try again with less.' });
/** A single step of it. `doing`: what people see that it is at. */
export const stepTookTooLong = (doing: string | null) =>
  new AppError('unavailable:too_long', {
    message: `${doing === null ? 'One step' : `“${doing}”`} took too long. Earlier steps are saved. Try again to continue.`,
  });
/** Ended by another process, or erased with its owner. */
export const gone = () => new AppError('not_found:run');
