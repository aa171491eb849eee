/** How many answers one person has under way; one too many is refused, not queued. */
import { AppError } from '#kit/errors.ts';

export function createStreamAllowance(most: number) {
  const open = new Map<string, number>();
  return {
    /** Gives back what returns the place. */
    take(principal: string): () => void {
      const count = open.get(principal) ?? 0;
      if (count >= most)
        throw new AppError('too_many:streams', {
          message: `You have ${most} answers in progress. Wait for one to finish, or stop it.`,
          retryAfterSeconds: 5,
        });
      open.set(principal, count + 1);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        const left = open.get(principal)! - 1;
        if (left > 0) open.set(principal, left);
        else open.delete(principal);
      };
    },
  };
}
