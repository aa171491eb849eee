import { briefly } from '#kit/db/briefly.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { readerOf } from '#social/people/audience.server.ts';
import type { ProfilePart } from '#social/people/profile-part.server.ts';
import {
  accountOverview,
  completeOnboarding,
  rememberWelcome,
  getLinks,
  mostActivities,
  previewProfile,
  publicProfile,
  putLinks,
  searchProfiles,
} from './contract.ts';
import { assembleProfile } from './assemble.server.ts';
import { presentActivity, presentPerson } from './present.server.ts';
import {
  countPasskeys,
  findLinks,
  findProfile,
  listActivityRows,
  markOnboarded,
  markWelcomed,
  saveLinks,
} from './queries.server.ts';
import { findPeople } from './search.server.ts';

/** Made from all manifests: any feature may show something of people. */
export const profileEndpoints = ({ parts }: { parts: readonly ProfilePart[] }) => [
  implement(publicProfile, async ({ params }, context) => {
    const profile = await findProfile(context.db, params.handle);
    if (!profile) throw new AppError('not_found:profile');
    return assembleProfile(context, parts, profile);
  }),

  implement(previewProfile, async ({ query: { as } }, context) => {
    const { handle } = context.caller.user;
    const profile = handle ? await findProfile(context.db, handle) : undefined;
    if (!profile) throw new AppError('not_found:profile');
    return assembleProfile(context, parts, profile, as);
  }),

  implement(getLinks, async (_, { db, caller }) => ({ links: await findLinks(db, caller.user.id) })),

  implement(putLinks, async ({ body: { links } }, { db, caller }) => {
    await saveLinks(db, caller.user.id, links);
    return { links };
  }),

  implement(searchProfiles, async ({ query: { q } }, context) => ({
    people: (await briefly(context, (tx) => findPeople(tx, q, readerOf(context)))).map(presentPerson),
  })),

  implement(accountOverview, async (_, { db, caller: { user } }) => ({
    twoFactor: user.twoFactorEnabled,
    passkeys: await countPasskeys(db, user.id),
    activity: presentActivity(await listActivityRows(db, { userId: user.id, most: mostActivities })),
  })),

  implement(completeOnboarding, async (_, { db, caller, callers }) => {
    const { id } = caller.user;
    await markOnboarded(db, id);
    await callers.refresh(caller.user.id);
    return { onboarded: true };
  }),

  implement(rememberWelcome, async (_, { db, caller, callers }) => {
    await markWelcomed(db, caller.user.id);
    await callers.refresh(caller.user.id);
    return { welcomed: true };
  }),
];
