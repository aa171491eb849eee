import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { completeOnboarding, publicProfile } from './contract.ts';
import { presentProfile } from './present.server.ts';
import { findProfile, markOnboarded } from './queries.server.ts';

export const profileEndpoints = [
  implement(publicProfile, async ({ params }, { db }) => {
    const profile = await findProfile(db, params.handle);
    if (!profile) throw new AppError('not_found:profile');
    return presentProfile(profile);
  }),

  implement(completeOnboarding, async (_, { db, caller, callers }) => {
    await markOnboarded(db, caller.user.id);
    await callers.refresh(caller.user.id);
    return { onboarded: true };
  }),
];
