/** Your profile and how the product looks to you. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { profileFields } from './fields.ts';
import { themes } from '#kit/ui/theme.ts';

export const longestPicture = 5_000_000;
/** Pixels of a side: the large one is `/api/files/:id`, the other `/api/files/:id?width=96`. */
export const pictureSizes = { large: 384, small: 96 } as const;

const profile = z.object({
  name: z.string(),
  handle: z.string().nullable(),
  about: z.string(),
  picture: z.string().nullable(),
});
export type Profile = z.output<typeof profile>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/settings/profile',
  summary: 'Get your profile.',
  access: 'member',
  output: profile,
});

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/settings/profile',
  summary: 'Update your name, handle or bio.',
  access: 'member',
  body: profileFields.partial(),
  output: profile,
});

export const putPicture = endpoint({
  method: 'PUT',
  path: '/api/settings/picture',
  summary: 'Set your picture: the bytes of a PNG, JPEG, WebP, GIF or AVIF.',
  access: 'member',
  rate: 'upload',
  rawBody: true,
  bodyLimit: longestPicture,
  body: z.instanceof(Blob),
  output: z.object({
    picture: z.string().nullable(),
    /** The id of the picture where a check hides it until a person has looked. */
    held: z.string().nullable(),
  }),
});

export const fetchPicture = endpoint({
  method: 'POST',
  path: '/api/settings/picture/from-address',
  summary: 'Set your picture from a web address; it’s copied, not linked.',
  access: 'member',
  rate: 'upload',
  body: z.strictObject({ url: z.string().trim().min(1, 'Enter an address.').max(2000) }),
  output: z.object({
    picture: z.string().nullable(),
    /** The id of the picture where a check hides it until a person has looked. */
    held: z.string().nullable(),
  }),
});

export const removePicture = endpoint({
  method: 'DELETE',
  path: '/api/settings/picture',
  summary: 'Remove your picture; it moves to the trash.',
  access: 'member',
  output: z.object({
    /** For taking it back; null when there was none of ours. */
    trashId: z.string().nullable(),
  }),
});

export const getTheme = endpoint({
  method: 'GET',
  path: '/api/settings/theme',
  summary: 'Get the theme of this browser.',
  access: 'public',
  output: z.object({ theme: z.enum(themes) }),
});

export const putTheme = endpoint({
  method: 'PUT',
  path: '/api/settings/theme',
  summary: 'Set the theme: light, dark or match the device. Saved in this browser.',
  access: 'public',
  body: z.strictObject({ theme: z.enum(themes) }),
  output: z.object({ theme: z.enum(themes) }),
});
