import { briefly } from '#kit/db/briefly.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import {
  accountOverview,
  completeOnboarding,
  mostActivities,
  publicProfile,
  searchProfiles,
} from './contract.ts';
import { presentActivity, presentPerson, presentProfile } from './present.server.ts';
import { countPasskeys, findProfile, listActivityRows, markOnboarded } from './queries.server.ts';
import { findPeople } from './search.server.ts';

export const profileEndpoints = [
  implement(publicProfile, async ({ params }, { db }) => {
    const profile = await findProfile(db, params.handle);
    if (!profile) throw new AppError('not_found:profile');
    return presentProfile(profile);
  }),

  implement(searchProfiles, async ({ query: { q } }, context) => ({
    people: (await briefly(context, (tx) => findPeople(tx, q))).map(presentPerson),
  })),

  implement(accountOverview, async (_, { db, caller: { user } }) => ({
    twoFactor: user.twoFactorEnabled,
    passkeys: await countPasskeys(db, user.id),
    activity: presentActivity(await listActivityRows(db, { userId: user.id, most: mostActivities })),
  })),

  implement(completeOnboarding, async (_, { db, caller, callers }) => {
    await markOnboarded(db, caller.user.id);
    await callers.refresh(caller.user.id);
    return { onboarded: true };
  }),
];
