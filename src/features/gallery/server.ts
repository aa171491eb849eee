import { briefly } from '#kit/db/briefly.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { collectionEndpoints } from './collections/server.ts';
import { curationEndpoints } from './curate.server.ts';
import { statisticsEndpoints } from './statistics/server.ts';
import { commentEndpoints } from './comments.server.ts';
import { pictureAnswer, previewOf } from '#kit/previews/previews.server.ts';
import { AppError } from '#kit/errors.ts';
import { coverOf } from './cover.server.ts';
import { creationCover, creationPicture, galleryShelves, getCreation, listGallery } from './contract.ts';
import { isLiked } from './like-queries.server.ts';
import { likeEndpoints } from './likes.server.ts';
import { mayEdit, mayFeature } from './policy.ts';
import { originOf } from './origin.server.ts';
import { presentListed, presentWhole, shownOf, toolTitleOf } from './present.server.ts';
import { publishEndpoints } from './publish.server.ts';
import { rippleEndpoints } from './ripples.server.ts';
import { listItems, listShelves } from './queries.server.ts';
import { businessPageEndpoints } from './business-page.server.ts';
import { makerOf, seenItem, viewerOf } from './who.server.ts';

export const galleryEndpoints = [
  implement(listGallery, async ({ query }, context) => {
    const reader = viewerOf(context)?.id;
    const { rows, next } = await (query.q
      ? briefly(context, (tx) => listItems({ db: tx, subjects: context.subjects }, query, reader))
      : listItems(context, query, reader));
    return { items: rows.map((row) => presentListed(context, row)), next };
  }),

  implement(galleryShelves, async (_, context) => ({
    items: (await listShelves(context)).map((shelf) => ({
      ...shelf,
      toolTitle: toolTitleOf(context, shelf),
    })),
  })),

  implement(getCreation, async ({ params: { id } }, context) => {
    const { db } = context;
    const item = await seenItem(context, db, id);
    const viewer = await makerOf(context, db);
    const liked = viewer !== null && (await isLiked(db, { itemId: id, ownerId: viewer.id }));
    return presentWhole(context, item, {
      begunFrom: await originOf(context, item, viewer?.id),
      liked,
      mine: mayEdit(viewer, item),
      mayFeature: mayFeature(viewer),
    });
  }),

  implement(creationPicture, async ({ params: { id } }, context) => {
    const { title, author, toolTitle, caption, excerpt } = presentListed(
      context,
      await seenItem(context, context.db, id),
    );
    const png = await previewOf({
      kicker: `${toolTitle}, by ${author.name}`,
      title,
      words: caption || excerpt,
      product: context.settings.product.name,
    });
    return pictureAnswer(png);
  }),

  implement(creationCover, async ({ params: { id, width } }, context) => {
    const item = await seenItem(context, context.db, id);
    const { data } = shownOf(context, item).output;
    const draw = context.runs.kindOf(item.kind)?.drawCover;
    if (!draw || !data) throw new AppError('not_found:picture');
    const bytes = await coverOf({ id, width: Number(width), draw: () => draw(data, item.title) });
    return new Response(new Uint8Array(bytes), {
      headers: { 'content-type': 'image/webp', 'cache-control': 'no-cache' },
    });
  }),

  ...businessPageEndpoints,
  ...publishEndpoints,
  ...rippleEndpoints,
  ...likeEndpoints,
  ...commentEndpoints,
  ...curationEndpoints,
  ...collectionEndpoints,
  ...statisticsEndpoints,
];
