/** What a video's public page says of it: whether it may be watched, and where its captions are. */
import { z } from 'zod';

const named = z.union([
  z.object({ simpleText: z.string() }).transform(({ simpleText }) => simpleText),
  z
    .object({ runs: z.array(z.object({ text: z.string() })) })
    .transform(({ runs }) => runs.map(({ text }) => text).join('')),
]);

const playerResponse = z.object({
  playabilityStatus: z.object({ status: z.string(), reason: z.string().optional() }),
  videoDetails: z
    .object({
      title: z.string().default(''),
      author: z.string().default(''),
      lengthSeconds: z.coerce.number().default(0),
      isLive: z.boolean().optional(),
      isUpcoming: z.boolean().optional(),
    })
    .optional(),
  captions: z
    .object({
      playerCaptionsTracklistRenderer: z
        .object({
          captionTracks: z
            .array(
              z.object({
                baseUrl: z.string(),
                name: named.optional(),
                languageCode: z.string(),
                kind: z.string().optional(),
              }),
            )
            .default([]),
        })
        .optional(),
    })
    .optional(),
});

export type PlayerResponse = z.output<typeof playerResponse>;

const opening = /ytInitialPlayerResponse\s*=\s*(?=\{)/;

/** Undefined where the page is not a video's: a wall, a question, or another shape than it had. */
export function readWatchPage(html: string): PlayerResponse | undefined {
  const found = opening.exec(html);
  if (!found) return undefined;
  const begin = found.index + found[0].length;
  const end = endOfObject(html, begin);
  if (end === undefined) return undefined;
  try {
    const read = playerResponse.safeParse(JSON.parse(html.slice(begin, end)));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Where the braces that open here are all closed again. */
function endOfObject(text: string, begin: number): number | undefined {
  let depth = 0;
  let isQuoted = false;
  for (let at = begin; at < text.length; at++) {
    const sign = text[at];
    if (isQuoted) {
      if (sign === '\\') at++;
      else if (sign === '"') isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}
