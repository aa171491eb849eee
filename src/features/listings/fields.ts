/** What people may write into a listing, an offer or a review, and the words for what they may not. */
import { z } from 'zod';
import { lineField, textField } from '#kit/contract/text-field.ts';
import {
  highestPrice,
  longestMessage,
  longestReason,
  longestText,
  longestTitle,
  mostPhotos,
  offerDays,
} from './limits.ts';
import { currencies } from './money.ts';
import { deliveries, priceUnits, sectionIds, sectionOf } from './sections.ts';

export const sectionField = z.enum(sectionIds, 'Choose a section.');
export const kindField = z.enum(['offer', 'wanted']);
export const currencyField = z.enum(currencies, 'Choose a currency.');

export const amountField = z
  .int('Enter an amount, such as 45 or 12.50.')
  .min(1, 'Enter an amount above zero, or choose Free.')
  .max(highestPrice, 'That amount is too high.');

const day = z.iso.date('Enter a day.').nullable();

const words = z.strictObject({
  section: sectionField,
  kind: kindField,
  title: lineField(longestTitle).refine(
    (title) => (title.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 3,
    'Say in a few words what it is.',
  ),
  text: textField(longestText),
  priceKind: z.enum(['fixed', 'free', 'exchange', 'ask']),
  price: amountField.nullable(),
  currency: currencyField,
  unit: z.enum(priceUnits),
  facets: z.array(z.string().max(60)).max(6),
  delivery: z.enum(deliveries),
  /** A place of the gazetteer, as coarse as wished. */
  place: z.string().max(120).nullable(),
  startsOn: day,
  endsOn: day,
  /** Uploads for this purpose, in the order in which they are shown. */
  photos: z.array(z.uuid()).max(mostPhotos, `Add at most ${mostPhotos} photos.`),
});

export const listingWords = words.superRefine((listing, context) => {
  const wrong = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const section = sectionOf(listing.section);
  if (listing.priceKind === 'fixed' && listing.price === null)
    wrong('price', 'Enter an amount, such as 45 or 12.50.');
  if (listing.priceKind !== 'fixed' && listing.price !== null)
    wrong('price', 'Only a fixed price has an amount.');
  if (!section.units.includes(listing.unit)) wrong('unit', 'Choose what the price is for.');
  if (!section.deliveries.includes(listing.delivery)) wrong('delivery', 'Choose how it is handed over.');
  const known = new Set(section.fields.flatMap(({ id, options }) => options.map((one) => `${id}:${one.id}`)));
  const named = listing.facets.map((facet) => facet.slice(0, facet.indexOf(':')));
  if (listing.facets.some((facet) => !known.has(facet)) || new Set(named).size < named.length)
    wrong('facets', 'Choose one of each.');
  if (!section.hasDates && (listing.startsOn ?? listing.endsOn) !== null)
    wrong('startsOn', 'This section has no dates.');
  if (listing.startsOn && listing.endsOn && listing.endsOn < listing.startsOn)
    wrong('endsOn', 'The last day is before the first.');
  if (new Set(listing.photos).size < listing.photos.length) wrong('photos', 'Each photo once.');
});
export type ListingWords = z.output<typeof listingWords>;

export const messageText = textField(longestMessage);
export const reasonText = textField(longestReason);
export const offerWords = z.strictObject({
  /** Null where it is about something without a price. */
  amount: amountField.nullable(),
  message: messageText,
  days: z.union(offerDays.map((days) => z.literal(days))),
});
export const reviewWords = z.strictObject({
  stars: z.int().min(1, 'Choose one to five stars.').max(5, 'Choose one to five stars.'),
  text: textField(longestMessage),
});
