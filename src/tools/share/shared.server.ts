/** Share links as their readers see them. */
import { isbot } from 'isbot';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { readerOf } from '#social/people/audience.server.ts';
import { pictureAnswer, previewOf } from '#kit/previews/previews.server.ts';
import { readShared, sharedPicture } from './contract.ts';
import { shareHeaders } from './share-headers.ts';
import { countOpening } from './queries.server.ts';
import { linkNotFound, mustFindShare } from './shared-run.server.ts';
import type { ShareRow } from './subject.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';

export const sharedEndpoints = [
  implement(readShared, async ({ params: { secret } }, context) => {
    const { share, shown } = await look(context, secret);
    if (await isReader(context, share)) await countOpening(context.db, share.id);
    return shown;
  }),

  implement(sharedPicture, async ({ params: { secret } }, context) => {
    const { title, toolTitle, excerpt } = (await look(context, secret)).shown;
    const product = context.settings.product.name;
    const png = await previewOf({ kicker: toolTitle, title, words: excerpt, product });
    return pictureAnswer(png, shareHeaders['cache-control']);
  }),
];

async function look(context: Context, secret: string) {
  const share = await mustFindShare(context, secret);
  const shown = await context.subjects.find(share.subjectKind)?.show(context, share, readerOf(context));
  if (!shown) throw linkNotFound();
  return { share, shown };
}

/** Neither a program that looks at a link for someone, nor its owner. */
async function isReader(context: Context, { ownerId }: ShareRow): Promise<boolean> {
  return !isbot(context.userAgent) && (await ownerIdIfKnown(context)) !== ownerId;
}
