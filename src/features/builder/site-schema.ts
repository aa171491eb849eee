import { z } from 'zod';
import type { Field, PlainField, ChoiceField } from './blocks/fields.ts';
import { longestLine, longestLink, longestText, mostEntries } from './blocks/fields.ts';
import { kindOf, blockKinds } from './blocks/kinds.ts';
import { longestDescription, longestName, longestPicture, mostBlocks, mostPages } from './site.ts';
import { themeIds } from './themes.ts';

/** The database cannot hold the character NUL. */
const words = (most: number) =>
  z
    .string()
    .max(most, `Use at most ${most.toLocaleString('en')} characters.`)
    .regex(/^[^\0]*$/, 'Remove the invisible character.');

const id = z.string().regex(/^[\w-]{1,40}$/);

const picture = z
  .string()
  .max(longestPicture, 'Use a smaller picture.')
  .regex(/^(?:data:image\/(?:png|jpeg|webp);base64,[\w+/=]+)?$/, 'Use a PNG, JPEG or WebP picture.');

function valueOf(field: PlainField | ChoiceField) {
  if (field.is === 'choice') return z.enum(Object.keys(field.options) as [string, ...string[]]);
  if (field.is === 'picture') return picture;
  return words(field.is === 'line' ? longestLine : field.is === 'link' ? longestLink : longestText);
}

const shapeOf = (field: Field) =>
  field.is === 'list'
    ? z
        .array(z.strictObject(Object.fromEntries(field.fields.map((one) => [one.name, valueOf(one)]))))
        .max(mostEntries, `Use at most ${mostEntries} entries.`)
    : valueOf(field);

const dataOf = new Map(
  blockKinds.map(({ id: kind, fields }) => [
    kind,
    z.strictObject(Object.fromEntries(fields.map((field) => [field.name, shapeOf(field)]))),
  ]),
);

const block = z
  .strictObject({
    id,
    kind: z.string().refine((kind) => kindOf(kind) !== undefined, 'There is no such block.'),
    data: z.record(z.string(), z.union([z.string(), z.array(z.record(z.string(), z.string()))])),
  })
  .superRefine(({ kind, data }, context) => {
    const read = dataOf.get(kind)?.safeParse(data);
    for (const { path, message } of read?.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['data', ...path], message });
  });

const page = z.strictObject({
  id,
  slug: z.string().regex(/^[a-z\d-]{0,60}$/, 'Use lower-case letters, digits and hyphens.'),
  title: words(longestName),
  inMenu: z.boolean(),
  seoTitle: words(longestName),
  description: words(longestDescription),
  picture,
  noIndex: z.boolean(),
  blocks: z.array(block).max(mostBlocks, `A page has at most ${mostBlocks} blocks.`),
});

export const siteSchema = z
  .strictObject({
    theme: z.enum(themeIds),
    language: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/, 'Use a language tag such as “en”.'),
    pages: z
      .array(page)
      .min(1, 'A site has at least one page.')
      .max(mostPages, `A site has at most ${mostPages} pages.`),
  })
  .superRefine(({ pages }, context) => {
    const ids = pages.flatMap((one) => [one.id, ...one.blocks.map((part) => part.id)]);
    if (new Set(ids).size < ids.length)
      context.addIssue({ code: 'custom', path: ['pages'], message: 'Two parts have the same id.' });
  });
