import { z } from 'zod';
import { listOf } from '../items.server.ts';
import { plainText } from '../plain-text.server.ts';
import { defineSource } from '../source.ts';

const metadatum = z.object({ value: z.union([z.string(), z.number()]) }).optional();

const file = z.object({
  title: z.string(),
  index: z.number(),
  imageinfo: z
    .array(
      z.object({
        thumburl: z.url(),
        descriptionurl: z.url(),
        width: z.number(),
        height: z.number(),
        extmetadata: z
          .object({ Artist: metadatum, LicenseShortName: metadatum, ImageDescription: metadatum })
          .optional(),
      }),
    )
    .min(1),
});

/** Where nothing is found there is no `query`; faults come with status 200 and neither. */
const answer = z.union([
  z.object({ query: z.object({ pages: listOf(file) }) }),
  z.object({ batchcomplete: z.literal(true), query: z.undefined().optional() }),
]);

export const commons = defineSource({
  id: 'commons',
  title: 'Wikimedia Commons',
  home: 'https://commons.wikimedia.org/',
  filters: ['pictures'],
  base: 'https://commons.wikimedia.org',
  async search({ words }, ask) {
    const { query } = await ask.json(answer, '/w/api.php', {
      action: 'query',
      format: 'json',
      formatversion: 2,
      generator: 'search',
      gsrsearch: `${words} filetype:bitmap`,
      gsrnamespace: 6,
      gsrlimit: 12,
      prop: 'imageinfo',
      iiprop: 'url|size|extmetadata',
      iiurlwidth: 320,
      iiextmetadatafilter: 'Artist|LicenseShortName|ImageDescription',
    });
    return (query?.pages ?? [])
      .toSorted((a, b) => a.index - b.index)
      .map(({ title, imageinfo: [info] }) => {
        const { Artist, LicenseShortName, ImageDescription } = info!.extmetadata ?? {};
        const words = (one: z.output<typeof metadatum>) => plainText(String(one?.value ?? ''));
        return {
          title: title.replace(/^File:/, '').replace(/\.\w+$/, ''),
          href: info!.descriptionurl,
          text: words(ImageDescription),
          by: words(Artist) || undefined,
          picture: {
            thumbnail: info!.thumburl,
            width: info!.width,
            height: info!.height,
            credit: [words(Artist), words(LicenseShortName)].filter(Boolean).join(', '),
          },
        };
      });
  },
});
