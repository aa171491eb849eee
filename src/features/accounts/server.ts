import { implement } from '#kit/http/implement.server.ts';
import { AppError } from '#kit/errors.ts';
import { currentUser } from './contract.ts';
import { presentCurrentUser } from './present.server.ts';

export const accountEndpoints = [
  implement(currentUser, (_, { caller }) => {
    if (caller.kind !== 'member') throw new AppError('unauthorized');
    return presentCurrentUser(caller.user);
  }),
];
