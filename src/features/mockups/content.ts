/** What a mockup holds: screens, each with its versions and with how it is shown. */
import { z } from 'zod';

export const devices = ['phone', 'tablet', 'laptop', 'browser', 'watch', 'poster'] as const;
export type Device = (typeof devices)[number];
export const schemes = ['light', 'dark'] as const;
export const angles = ['straight', 'left', 'right', 'tilted', 'raised'] as const;
export type Angle = (typeof angles)[number];
export const backgrounds = ['none', 'paper', 'bamboo', 'sky', 'dusk', 'night'] as const;
export type Background = (typeof backgrounds)[number];
export const shadows = ['none', 'soft', 'deep'] as const;
export type Shadow = (typeof shadows)[number];

export const mostScreens = 30;
export const mostVersions = 30;
export const longestName = 80;
export const longestNote = 500;
/** Of a page, in CSS pixels. */
export const tallestPage = 8000;

/** The database cannot hold the character NUL. */
const words = (most: number) =>
  z
    .string()
    .max(most, `Use at most ${most} characters.`)
    .regex(/^[^\0]*$/, 'Remove the invisible character.');
const made = z.string().regex(/^[\w-]{1,40}$/);

const look = z.strictObject({
  device: z.enum(devices),
  scheme: z.enum(schemes),
  /** On its side: phones and tablets. */
  turned: z.boolean(),
  angle: z.enum(angles),
  background: z.enum(backgrounds),
  shadow: z.enum(shadows),
});
export type Look = z.output<typeof look>;

const version = z.strictObject({
  id: made,
  file: z.uuid(),
  is: z.enum(['picture', 'page']),
  /** Of a picture, its pixels; of a page, how tall it is shown. */
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  note: words(longestNote),
  at: z.iso.datetime(),
});
export type ScreenVersion = z.output<typeof version>;

const screen = z.strictObject({
  id: made,
  name: words(longestName),
  look,
  /** The newest last. */
  versions: z.array(version).min(1).max(mostVersions, `A screen has at most ${mostVersions} versions.`),
});
export type Screen = z.output<typeof screen>;

export const mockupContent = z.strictObject({
  screens: z.array(screen).max(mostScreens, `A mockup has at most ${mostScreens} screens.`),
});
export type Mockup = z.output<typeof mockupContent>;
