/** What everyone may see of a member, what a member sees of their own account, and the newcomer's first steps. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { handleParams } from '#social/people/contract.ts';
import { parts } from '#social/people/parts.ts';
import { profileLink, profileLinks } from './fields.ts';

/** As whom one may look at one's own profile. */
export const lookers = ['stranger', 'member', 'follower'] as const;
export type Looker = (typeof lookers)[number];

const section = z.object({
  part: z.enum(parts),
  count: z.number(),
  items: z.array(z.object({ title: z.string(), detail: z.string().optional(), href: z.string() })),
});
export type ProfileSection = z.output<typeof section>;

export const publicProfile = endpoint({
  method: 'GET',
  path: '/api/profiles/:handle',
  summary: 'Get a member’s profile, as visible to you. Handles are case-insensitive.',
  access: 'public',
  params: handleParams,
  output: z.object({
    handle: z.string(),
    name: z.string(),
    picture: z.string().nullable(),
    about: z.string(),
    isPanda: z.boolean(),
    memberSince: moment,
    links: z.array(profileLink),
    /** The parts that the reader may see; of others there is nothing in this answer. */
    shown: z.array(z.enum(parts)),
    sections: z.array(section),
    badges: z.array(z.object({ title: z.string(), why: z.string() })),
  }),
});
export type PublicProfile = z.output<typeof publicProfile.output>;

export const previewProfile = endpoint({
  method: 'GET',
  path: '/api/profile-preview',
  summary: 'Preview your profile as a guest, a member or a follower.',
  access: 'member',
  query: z.strictObject({ as: z.enum(lookers) }),
  output: publicProfile.output,
});

export const longestPeopleSearch = 100;

export const searchProfiles = endpoint({
  method: 'GET',
  path: '/api/profiles',
  summary: 'Search members by handle, name or bio, best match first.',
  access: 'public',
  query: z.strictObject({ q: z.string().trim().max(longestPeopleSearch) }),
  output: z.object({
    people: z.array(
      z.object({
        handle: z.string(),
        name: z.string(),
        picture: z.string().nullable(),
        about: z.string(),
      }),
    ),
  }),
});
export type FoundPerson = z.output<typeof searchProfiles.output>['people'][number];

const activityKinds = ['joined', 'signed-in', 'passkey-added', 'key-made'] as const;

/** Enough for a glance; the settings have it all. */
export const mostActivities = 6;

export const accountOverview = endpoint({
  method: 'GET',
  path: '/api/account/overview',
  summary: 'Get your account’s security status and recent activity.',
  access: 'member',
  output: z.object({
    twoFactor: z.boolean(),
    passkeys: z.number(),
    activity: z.array(
      z.object({
        kind: z.enum(activityKinds),
        /** The browser, passkey or key it was about; empty where that says nothing. */
        detail: z.string(),
        at: moment,
      }),
    ),
  }),
});
export type AccountOverview = z.output<typeof accountOverview.output>;

export const completeOnboarding = endpoint({
  method: 'POST',
  path: '/api/onboarding/complete',
  summary: 'Mark onboarding as done or skipped.',
  access: 'member',
  output: z.object({ onboarded: z.boolean() }),
});

export const rememberWelcome = endpoint({
  method: 'POST',
  path: '/api/onboarding/welcomed',
  summary: 'Remember that you have seen the welcome overlay.',
  access: 'member',
  output: z.object({ welcomed: z.boolean() }),
});

export const getLinks = endpoint({
  method: 'GET',
  path: '/api/profile-links',
  summary: 'Get your profile links.',
  access: 'member',
  output: z.object({ links: z.array(profileLink) }),
});

export const putLinks = endpoint({
  method: 'PUT',
  path: '/api/profile-links',
  summary: 'Update your profile links.',
  access: 'member',
  body: z.strictObject({ links: profileLinks }),
  output: z.object({ links: z.array(profileLink) }),
});
