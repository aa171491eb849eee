/** Share links as their readers see them. */
import { isbot } from 'isbot';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { pictureAnswer, previewOf } from '#kit/previews/previews.server.ts';
import { readShared, sharedPicture } from './contract.ts';
import { shareHeaders } from './share-headers.ts';
import { countOpening, type ShareRow } from './queries.server.ts';
import { earlierTurns, mustFindShared, presentCover, presentShared } from './shared-run.server.ts';
import { knownOwner } from '#kit/principals/known-owner.server.ts';

export const sharedEndpoints = [
  implement(readShared, async ({ params: { secret } }, context) => {
    keepPrivate(context);
    const found = await mustFindShared(context.db, secret);
    const shown = await presentShared(context, found);
    if (await isReader(context, found.share)) await countOpening(context.db, found.share.id);
    return shown;
  }),

  implement(sharedPicture, async ({ params: { secret } }, context) => {
    keepPrivate(context);
    const found = await mustFindShared(context.db, secret);
    const [first = found.run] = await earlierTurns(context.db, found);
    const { title, toolTitle, excerpt } = presentCover(context.runs, first, found.share);
    const product = context.settings.product.name;
    const png = await previewOf({ kicker: toolTitle, title, words: excerpt, product });
    return pictureAnswer(png, shareHeaders['cache-control']);
  }),
];

/** Found or not, nobody may list it, keep it, or learn of it by where a reader came from. */
function keepPrivate({ responseHeaders }: Context) {
  for (const [name, value] of Object.entries(shareHeaders)) responseHeaders.set(name, value);
}

/** Neither a program that looks at a link for someone, nor its owner. */
async function isReader(context: Context, { ownerId }: ShareRow): Promise<boolean> {
  return !isbot(context.userAgent) && (await knownOwner(context)) !== ownerId;
}
